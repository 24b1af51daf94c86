import Testing

@testable import LintelText

@Suite struct NameRulesTests {
  @Test(arguments: [
    ("Row", "Row"), ("_row1", "_row1"), ("Größe", "Größe"), ("点", "点"), ("class", "`class`"),
    ("Type", "`Type`"), ("2D point", "`2D point`"), ("404", "`404`"), ("a.b", "`a.b`"),
    ("it's", "`it's`"), ("+", "+"), ("==", "=="), ("", ""), ("a`b", "a`b"),
  ])
  func writesANameAsCodeDoes(name: String, code: String) {
    #expect(NameRules.written(name) == code)
    #expect(NameRules.isWritable(name) == (name == code ? NameRules.isWord(name) : true))
  }

  @Test(arguments: ["self", "Self", "_", "+", ""])
  func someNamesCannotBeWrittenEverywhere(name: String) {
    #expect(!NameRules.isWritable(name))
  }

  @Test(arguments: [
    ("for", "for"), ("in", "in"), ("value", "value"), ("inout", "`inout`"), ("var", "`var`"),
    ("let", "`let`"), ("of all", "`of all`"),
  ])
  func writesALabelAsCallsDo(label: String, code: String) {
    #expect(NameRules.writtenLabel(label) == code)
  }

  @Test(arguments: [
    ("objc", "@objc"), ("SwiftUI.State", "@SwiftUI.State"), ("rethrows", "@rethrows"),
    ("my macro", "@`my macro`"),
  ])
  func writesTheNamesOfAnAttribute(name: String, code: String) {
    #expect(NameRules.writtenAttribute(name) == code)
  }
}
