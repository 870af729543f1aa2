/** HTML as programs put it on the clipboard, and the Markdown that pasting it must give. */
export const copied = {
  Word: {
    html: `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal, li.MsoNormal {margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;}
@list l0:level1 {mso-level-number-format:bullet; mso-level-text:\\F0B7;} --></style></head>
<body lang=EN-GB style='tab-interval:36.0pt;word-wrap:break-word'><!--StartFragment-->
<h1 style='mso-margin-top-alt:auto'>Looking after oak<o:p></o:p></h1>
<p class=MsoNormal>Wipe it <b style='mso-bidi-font-weight:normal'>gently</b> with a <i>dry</i> cloth.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Oil<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
</span></span></span><![endif]>twice a year<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>Wax<o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse;border:none'>
<tr style='mso-yfti-irow:0'><td width=301 valign=top style='width:225.4pt'><p class=MsoNormal>Wood<o:p></o:p></p></td>
<td width=301 valign=top><p class=MsoNormal>Finish<o:p></o:p></p></td></tr>
<tr style='mso-yfti-irow:1'><td width=301><p class=MsoNormal>Oak<o:p></o:p></p></td><td><p class=MsoNormal>Oil<o:p></o:p></p></td></tr>
</table><!--EndFragment--></body></html>`,
    markdown:
      '## Looking after oak\n\nWipe it **gently** with a _dry_ cloth.\n\n- Oil\n  - twice a year\n- Wax\n\n| Wood | Finish |\n| --- | --- |\n| Oak | Oil |',
  },
  'Google Docs': {
    html: `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-6d2c1f0e-7fff-3c3b"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;color:#000000;font-weight:400;font-style:normal;text-decoration:none;white-space:pre-wrap;">Delivery</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">We ring </span><span style="font-size:11pt;font-weight:700;font-style:normal;">the day before</span><span style="font-size:11pt;font-weight:400;font-style:italic;"> if we can</span><span style="font-weight:400;">. See </span><a href="https://example.com/van" style="text-decoration:none;"><span style="font-size:11pt;color:#1155cc;text-decoration:underline;">our van</span></a><span style="font-weight:400;">.</span></p><ol style="margin-top:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:decimal;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Measure</span></p></li><ol style="margin-top:0;"><li dir="ltr" style="list-style-type:lower-alpha;" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400;">the door</span></p></li></ol><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Ring us</span></p></li></ol></b><br class="Apple-interchange-newline">`,
    markdown:
      '## Delivery\n\nWe ring **the day before** _if we can_. See [our van](https://example.com/van).\n\n1. Measure\n   1. the door\n2. Ring us',
  },
  LibreOffice: {
    html: `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.0 Transitional//EN"><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><meta name="generator" content="LibreOffice 7.6.4.1 (Linux)"/><style type="text/css">@page { size: 21cm 29.7cm; margin: 2cm } p { line-height: 115%; background: transparent }</style></head><body lang="en-GB" link="#000080" dir="ltr"><h2 class="western">Curtains</h2><p style="line-height: 100%; margin-bottom: 0cm"><font face="Liberation Serif"><font size="3">Lined with <b>cotton</b>,<br/>
made in <span style="text-decoration: none"><i>Leeds</i></span>.</font></font></p><ul><li><p style="margin-bottom: 0cm">short</p></li><li><p style="margin-bottom: 0cm">long</p></li></ul></body></html>`,
    markdown: '## Curtains\n\nLined with **cotton**,\nmade in _Leeds_.\n\n- short\n- long',
  },
  'a web page': {
    html: `<html><body><!--StartFragment--><article class="post" style="position:fixed" onclick="alert(1)"><script>alert(2)</script><style>p{color:red}</style><h1 id="t">Rugs</h1><section><p>Wool <strong>lasts</strong>. <a href="javascript:alert(3)">Press</a> or <a href="https://example.com/rugs" onclick="x()" target="_blank">read</a>.</p></section><img src="https://tracker.example/p.gif" width="1" height="1"><figure><img src="https://tracker.example/rug.jpg" alt="A rug"><figcaption>A rug</figcaption></figure><iframe src="https://tracker.example/"></iframe><svg><text>drawn</text></svg><form><input value="x"><button>Buy</button></form><div hidden>hidden</div><blockquote><p>Lovely.</p></blockquote></article><!--EndFragment--></body></html>`,
    markdown: '## Rugs\n\nWool **lasts**. Press or [read](https://example.com/rugs).\n\nA rug\n\n> Lovely.',
  },
}
