import LintelVocabulary
import Testing

extension DeclarationsRuleTests {
  @Test(arguments: [
    ("in: A", "6:6: rule 'r' needs at least one of 'should' or 'should-not'"),
    (
      "should: {}",
      "6:36: 'should' of rule 'r' needs at least one of 'name', 'kind', 'inherits', "
        + "'attribute', 'access', 'final', 'immutable', 'weak-delegates', 'injects', 'max-lines' or "
        + "'max-members'"
    ),
    (
      "should: { finl: true }",
      "6:38: unknown key 'finl' in 'should' of rule 'r'; did you mean 'final'?"
    ),
    ("should: { final: yes }", "6:45: 'final' should be true or false, not 'yes'"),
    ("should: { kind: clas }", "6:44: unknown kind of declaration 'clas'; did you mean 'class'?"),
    ("should: { access: publc }", "6:46: unknown access level 'publc'; did you mean 'public'?"),
    ("should: { attribute: \"@objc\" }", "6:38: '@objc' is not a pattern: write it without '@'"),
    ("should: { name: \"{x}Model\" }", "6:44: 'name' takes no captures; write '*' for '{x}'"),
    (
      "should: { max-lines: many }",
      "6:49: 'max-lines' should be a whole number from 0 on, not 'many'"
    ),
    ("should: { injects: C }", "6:47: unknown component 'C'; the components are 'A' and 'B'"),
    (
      "should-not: { final: true }",
      "6:42: unknown key 'final' in 'should-not' of rule 'r'; expected "
        + "'name', 'kind', 'inherits', 'attribute' or 'access'"
    ),
    ("should: final", "6:36: 'should' of rule 'r' should be a mapping, not text"),
    (
      "that: { knd: class }, should: { final: true }",
      "6:36: unknown key 'knd' in a selector; did you mean 'kind'?"
    ),
    (
      "that: { name: \"{x}\" }, should: { final: true }",
      "6:42: 'that' takes no captures; write '*' for '{x}'"
    ),
    (
      "should: { name: [X, Y] }, should-not: { name: [Y] }",
      "6:68: contradiction: 'Y' is named under 'should' and under 'should-not'"
    ),
  ])
  func reportsBadOptions(options: String, error: String) {
    #expect(errors(yaml(options)) == ["lintel.yml:\(error)"])
  }

  @Test(arguments: [
    (
      "that: { kind: enum }, should: { name: X }",
      "6:42: 'kind: enum' in 'that' matches nothing; correct it or set "
        + "'may-be-empty: true'"
    ),
    (
      "in: B, that: { attribute: MainActor }, should: { name: X }",
      "6:3: no declaration of these components matches 'that'; correct it or set "
        + "'may-be-empty: true'"
    ),
    (
      "in: B, should: { final: true, name: \"*\" }",
      "6:45: 'final' can never fail: it concerns class declarations, and none is judged; correct "
        + "it or set 'may-be-empty: true'"
    ),
  ])
  func saysWhenNothingCanFail(options: String, error: String) throws {
    #expect(try errors(yaml(options), in: models) == [error])
    #expect(try errors(yaml(options + ", may-be-empty: true"), in: models) == [])
  }

  @Test func saysWhenNoTypesAreDeclared() throws {
    var project = project(["A1"])
    project.add("run", .function, in: "B/1.swift")
    #expect(
      try errors(yaml("in: B, should: { name: X }"), in: project) == [
        "6:3: these components declare no types; select the judged declarations with 'that: { kind: … }', "
          + "or set 'may-be-empty: true'"
      ])
  }
}
