import Testing

@Suite struct RulesFileErrorTests {
  @Test func notAMapping() {
    let yaml = """
      - version: 1
      """
    #expect(
      errors(yaml) == [
        "lintel.yml:1:1: the rules file should be a mapping, not a list"
      ])
  }

  @Test func missingVersion() {
    let yaml = """
      rules: { r: { kind: exhaustive } }
      """
    #expect(
      errors(yaml) == [
        "lintel.yml:1:1: missing key 'version' in the rules file"
      ])
  }

  @Test func wrongVersion() {
    let yaml = """
      version: 2
      rules: { r: { kind: exhaustive } }
      """
    #expect(
      errors(yaml) == [
        "lintel.yml:1:10: unsupported version '2'; expected '1'"
      ])
  }

  @Test func quotedVersion() {
    let yaml = """
      version: [1]
      rules: { r: { kind: exhaustive } }
      """
    #expect(
      errors(yaml) == [
        "lintel.yml:1:10: 'version' should be the number 1, not a list"
      ])
  }

  @Test func noRules() {
    let yaml = """
      version: 1
      components: { A: A/**, B: B/** }
      """
    #expect(
      errors(yaml) == [
        "lintel.yml:0:0: there are no rules; a check without rules would always pass"
      ])
  }

  @Test func unknownTopLevelKey() {
    let yaml = """
      version: 1
      rule: {}
      rules: { r: { kind: exhaustive } }
      """
    #expect(
      errors(yaml) == [
        "lintel.yml:2:1: unknown key 'rule' in the rules file; did you mean 'rules'?"
      ])
  }

  @Test func sourcesWords() {
    let yaml = """
      version: 1
      sources: { tests: exclud, includes: [a] }
      rules: { r: { kind: exhaustive } }
      """
    #expect(
      errors(yaml) == [
        "lintel.yml:2:19: unknown choice for 'tests' 'exclud'; did you mean 'exclude'?",
        "lintel.yml:2:27: unknown key 'includes' in 'sources'; did you mean 'include'?",
      ])
  }

  @Test func unknownPreset() {
    let yaml = """
      version: 1
      extends: hexagnal
      rules: { r: { kind: exhaustive } }
      """
    #expect(
      errors(yaml, presets: ["mvc": "", "hexagonal": ""]) == [
        "lintel.yml:2:10: unknown preset 'hexagnal'; the presets are 'hexagonal' and 'mvc'; did "
          + "you mean 'hexagonal'?"
      ])
    #expect(
      errors(yaml, presets: ["mvc": ""]) == [
        "lintel.yml:2:10: unknown preset 'hexagnal'; the presets are 'mvc'; the path of a file has "
          + "a '/' or ends in '.yml'"
      ])
  }

  @Test func versionInQuotes() {
    #expect(
      errors("version: '1'\nrules: { r: { kind: exhaustive } }\n") == [
        "lintel.yml:1:10: 'version' should be the number 1 without quotes, not text"
      ])
  }

  @Test func missingFile() {
    let yaml = """
      version: 1
      extends: [./base.yml]
      rules: { r: { kind: exhaustive } }
      """
    #expect(
      errors(yaml) == [
        "lintel.yml:2:11: cannot read 'base.yml'"
      ])
  }

  @Test func extendsItself() {
    let yaml = """
      version: 1
      extends: ./lintel.yml
      rules: { r: { kind: exhaustive } }
      """
    #expect(
      errors(yaml) == [
        "lintel.yml:2:10: 'extends' forms a cycle: 'lintel.yml' extends 'lintel.yml'"
      ])
  }

  @Test func severalAtOnce() {
    let yaml = """
      version: 3
      sorces: {}
      components:
        A: { nam: X }
        B: B/**
      rules:
        r: { kind: forbid, from: A, too: B, severity: bad }
        s: { kind: protect, target: Q, from: B, reach: direct }
      """
    #expect(
      errors(yaml) == [
        "lintel.yml:1:10: unsupported version '3'; expected '1'",
        "lintel.yml:2:1: unknown key 'sorces' in the rules file; did you mean 'sources'?",
        "lintel.yml:4:8: unknown key 'nam' in component 'A'; did you mean 'name'?",
        "lintel.yml:7:6: missing key 'to' in rule 'r'",
        "lintel.yml:7:31: unknown key 'too' in rule 'r'; did you mean 'to'?",
        "lintel.yml:7:49: unknown severity 'bad'; expected 'note', 'warning' or 'error'",
        "lintel.yml:8:31: unknown component 'Q'; the components are 'A' and 'B'",
        "lintel.yml:8:43: unknown key 'reach' in rule 's'; expected 'kind', 'target', "
          + "'from', 'severity', 'because', 'may-be-empty', 'baseline', 'kinds', 'certainty' or 'allow'",
      ])
  }

  @Test func badGlobs() {
    let yaml = """
      version: 1
      sources: { include: [/App, App/, a**b, "App/{x"] }
      components:
        A: ../A/**
        B: "App/{a}{b}.swift"
      rules: { r: { kind: exhaustive } }
      """
    #expect(
      errors(yaml) == [
        "lintel.yml:2:22: '/App' is not a pattern: a path is relative to the root of the "
          + "check",
        "lintel.yml:2:28: 'App/' is not a pattern: a path matches files; write 'App/**' for "
          + "all below",
        "lintel.yml:2:34: 'a**b' is not a pattern: '**' stands for whole folders; write '*' "
          + "within a name",
        "lintel.yml:2:40: 'App/{x' is not a pattern: '{' and '}' come in pairs, as in "
          + "'{feature}'",
        "lintel.yml:4:6: '../A/**' is not a pattern: a path has no '.' or '..' parts; it is "
          + "relative to the root of the check",
        "lintel.yml:5:6: 'App/{a}{b}.swift' is not a pattern: two captures require text between "
          + "them",
      ])
  }
}
