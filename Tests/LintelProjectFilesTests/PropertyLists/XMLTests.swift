import Testing

@testable import LintelProjectFiles

/// Foundation's reader is the judge of what a text says.
@Suite struct XMLTests {
  private static let start = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://a/PropertyList-1.0.dtd">

    """

  @Test(
    arguments: [
      "<dict/>", "<dict></dict>", "<dict ></dict >", "<dict><key>a</key><string>b</string></dict>",
      "<dict>\n\t<key>a</key>\n\t<array>\n\t\t<string> b\n </string>\n\t\t<dict/>\n\t</array>\n</dict>",
      "<dict><key>a</key><string/><key>b</key><array/><key>c</key><string></string></dict>",
      "<dict><!-- <key> --><key>a</key><!-- b --><string>c</string><!----></dict>",
      "<dict><key>a&amp;b</key><string>&lt;&gt;&quot;&apos;&#233;&#x65E5;&#x1F642;</string></dict>",
      "<dict><key>a</key><string>b<![CDATA[<c> & ]]]>d</string></dict>",
      "<dict><key>a</key><integer>46</integer><key>b</key><integer>-7</integer></dict>",
      "<dict><key>a</key><real>1.5</real><key>b</key><true/><key>c</key><false/></dict>",
      "<dict><key>a</key><date>2026-11-23T19:00:00Z</date><key>b</key><data>YWI=</data></dict>",
      "<dict><key>é</key><string>日本 🙂</string></dict>",
    ])
  func readsAsFoundationDoes(value: String) throws {
    for text in [
      "\(Self.start)<plist version=\"1.0\">\n\(value)\n</plist>\n", "<plist>\(value)</plist>",
    ] {
      let bytes = Array(text.utf8)
      let expected = try #require(Tree(foundationReading: bytes))
      #expect(try Tree(reading: bytes) == expected)
    }
  }

  @Test(
    arguments: [
      ("<plist/>", "1:1: expected '<plist>'"), ("<plist></plist>", "1:8: expected '<plist>'"),
      ("<plist><array/></plist>", "1:8: expected '<plist>'"),
      ("<html><body>", "1:1: a property list has no such element"),
      ("<plist><dict>", "1:14: the file ends too early"),
      ("<plist><dict", "1:13: the file ends too early"),
      ("<plist><dict/>", "1:15: the file ends too early"),
      ("<plist><dict/></dict>", "1:15: expected '</plist>'"),
      ("<plist><dict/></plist>a", "1:23: expected nothing"),
      ("<plist><dict>a</dict></plist>", "1:14: expected a tag"),
      ("<plist><dict><string>", "1:14: expected '<key>' or '</dict>'"),
      ("<plist><dict></array></dict></plist>", "1:14: expected '<key>' or '</dict>'"),
      ("<plist><dict><key>a</key></dict></plist>", "1:26: expected a value"),
      ("<plist><dict><key>a</key><key>b</key></dict></plist>", "1:26: expected a value"),
      ("<plist><dict><key>a</string></dict></plist>", "1:20: expected '</key>'"),
      ("<plist><dict><key>a&b;</key></dict></plist>", "1:20: there is no such character"),
      ("<plist><dict><key>&#xD800;</key></dict></plist>", "1:19: there is no such character"),
      ("<plist><dict><key><![CDATA[a</key></dict></plist>", "1:19: expected '</key>'"),
      ("<!DOCTYPE plist [ <!ENTITY a \"b\"> ]><plist/>", "1:17: a property list with entities"),
      ("<!-- a", "1:7: the file ends too early"),
      ("<plist>\n<<<<<<< a\n<dict/>", "2:1: a merge conflict"),
    ])
  func saysWhereAndWhatIsWrong(text: String, start: String) {
    let problem = problem(of: text)
    #expect(problem?.hasPrefix(start) == true, "\(problem ?? "nothing")")
  }
}
