import Testing

@testable import LintelProjectFiles

@Suite struct PropertyListNodeTests {
  @Test func tellsKindsOfValuesApart() throws {
    let root = try root(of: "{ text = a; array = (b, c); dictionary = { d = e; }; data = <0f>; }")
    let text = try #require(root["text"])
    #expect(text.text == "a")
    #expect(!text.isArray && !text.isDictionary && text.elements.isEmpty && text.entries.isEmpty)
    #expect(text["a"] == nil)
    let array = try #require(root["array"])
    #expect(array.isArray && !array.isDictionary && array.text == nil && array["b"] == nil)
    #expect(array.elements.map(\.text) == ["b", "c"])
    let dictionary = try #require(root["dictionary"])
    #expect(dictionary.isDictionary && !dictionary.isArray && dictionary.text == nil)
    #expect(dictionary["d"]?.text == "e")
    let data = try #require(root["data"])
    #expect(data.text == nil && !data.isArray && !data.isDictionary)
  }

  @Test func keepsTheWrittenOrder() throws {
    let root = try root(of: "{ b = 1; \"a\\n\" = { c = 2; }; a = (3); b = 4; }")
    #expect(root.entries.map(\.key) == ["b", "a\n", "a", "b"])
    #expect(root.entries.map(\.value.text) == ["1", nil, nil, "4"])
  }

  @Test(arguments: [2, 15, 16, 17, 100, 30_000])
  func findsEveryKey(count: Int) throws {
    let lines = (0..<count).map { "\"key \($0)\\n\" = { a = \($0); }; k\($0) = \($0); " }
    let root = try root(of: "{ \(lines.joined()) k1 = last; }")
    for number in [0, 1, count / 2, count - 1] {
      #expect(root["k\(number)"]?.text == (number == 1 ? "last" : String(number)))
      #expect(root["key \(number)\n"]?["a"]?.text == String(number))
    }
    #expect(root["k\(count)"] == nil)
    #expect(root["key 0\\n"] == nil)
    #expect(root[""] == nil)
  }

  @Test func tellsKeysApartByTheirBytes() throws {
    let root = try root(of: "{ \"e\u{301}\" = a; \"\u{E9}\" = b; }")
    #expect(root["e\u{301}"]?.text == "a")
    #expect(root["\u{E9}"]?.text == "b")
  }

  @Test(
    arguments: [
      ("{ a = b; }", 6), ("{\n  a = \"b\"; }", 9), ("{ a = (b); }", 6), ("{ a = { b = c; }; }", 6),
      ("{\"a\": \"b\"}", 7), ("{\"a\": [1]}", 6), ("{\"a\": true}", 6),
      ("<plist><dict><key>a</key><string>b</string></dict></plist>", 33),
      ("<plist><dict><key>a</key><array></array></dict></plist>", 25),
    ])
  func saysWhereAValueBegins(text: String, offset: Int) throws {
    #expect(try root(of: text)["a"]?.offset == offset)
  }
}
