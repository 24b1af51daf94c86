import LintelConfiguration
import Testing

@testable import LintelJudging

@Suite struct YAMLErrorTests {
  @Test func emptyFile() {
    let yaml = ""
    #expect(
      errors(yaml) == [
        "lintel.yml:0:0: the file is empty; it needs at least 'version: 1' and 'rules'"
      ])
  }

  @Test func onlyComments() {
    let yaml = """
      # nothing
      """
    #expect(
      errors(yaml) == [
        "lintel.yml:0:0: the file is empty; it needs at least 'version: 1' and 'rules'"
      ])
  }

  @Test func tabIndentation() {
    let yaml = "version: 1\nrules:\n\tr: { kind: exhaustive }\n"
    #expect(
      errors(yaml) == [
        "lintel.yml:3:1: YAML is indented with spaces, not with tabs"
      ])
  }

  @Test func controlCharacter() {
    let yaml = "version: 1\nrules: \"a\u{1}\"\n"
    #expect(
      errors(yaml) == [
        "lintel.yml:2:10: control character U+0001 is not allowed in YAML"
      ])
  }

  @Test func unclosedFlow() {
    let yaml = """
      version: 1
      rules: { r: { kind: exhaustive }
      """
    #expect(
      errors(yaml) == [
        "lintel.yml:2:33: not valid YAML: did not find expected ',' or '}'; quote a "
          + "text with '{' or '[' in it"
      ])
  }

  @Test func severalDocuments() {
    let yaml = """
      version: 1
      rules: { r: { kind: exhaustive } }
      ---
      version: 1
      """
    #expect(
      errors(yaml) == [
        "lintel.yml:3:1: expected one YAML document; remove this '---' and the text after it"
      ])
  }

  @Test func unquotedStar() {
    let yaml = """
      version: 1
      sources: { exclude: [**/Generated/**] }
      rules: { r: { kind: exhaustive } }
      """
    #expect(
      errors(yaml) == [
        "lintel.yml:2:23: text that begins with '*' or '&' needs quotes, as in "
          + "\"**/Generated/**\""
      ])
  }

  @Test func unknownAnchor() {
    let yaml = """
      version: 1
      components:
        A: { name: *Repository }
      rules: { r: { kind: exhaustive } }
      """
    #expect(
      errors(yaml) == [
        "lintel.yml:3:14: '*Repository' repeats a value named '&Repository', which does not exist; "
          + "a pattern needs quotes: \"*Repository\""
      ])
  }

  @Test func tag() {
    let yaml = """
      version: !!str 1
      rules: { r: { kind: exhaustive } }
      """
    #expect(
      errors(yaml) == [
        "lintel.yml:1:10: the YAML tag '!!str' has no meaning here; remove it"
      ])
  }

  @Test func unquotedCapture() {
    let yaml = """
      version: 1
      components:
        {feature}.View: App/**
      rules: { r: { kind: exhaustive } }
      """
    #expect(
      errors(yaml) == [
        "lintel.yml:3:3: a key must be a text; quote a name that begins with '{' or '['"
      ])
  }

  @Test func keyIsAList() {
    let yaml = """
      version: 1
      ? [a]
      : 1
      rules: { r: { kind: exhaustive } }
      """
    #expect(
      errors(yaml) == [
        "lintel.yml:2:3: a key must be a text; quote a name that begins with '{' or '['"
      ])
  }

  @Test func duplicateKey() {
    let yaml = """
      version: 1
      components: { A: A/**, B: B/** }
      rules:
        r: { kind: exhaustive }
        r: { kind: exhaustive }
      """
    #expect(
      errors(yaml) == [
        "lintel.yml:5:3: duplicate key 'r', first used on line 4"
      ])
  }

  @Test func columnsAreInUTF8BytesAndCarriageReturnsCount() {
    #expect(
      errors("version: 1\r\nrules: { \"é\": { kind: exhaustive }, r: { kind: laiers } }\r\n") == [
        "lintel.yml:2:49: unknown kind of rule 'laiers'; did you mean 'layers'?"
      ])
  }

  @Test func aByteOrderMarkIsNoPartOfTheText() {
    #expect(errors("\u{FEFF}version: 1\nrules: { r: { kind: exhaustive } }\n") == [])
  }

  @Test func aliasesRepeatValues() throws {
    let configuration = try load(
      """
      version: 1
      components: { A: &a A/**, B: *a }
      rules: { r: { kind: exhaustive } }
      """)
    #expect(configuration.components.map(\.name) == ["A", "B"])
  }
}
