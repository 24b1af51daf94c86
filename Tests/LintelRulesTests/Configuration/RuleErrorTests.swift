import Testing

@Suite struct RuleErrorTests {
  @Test func unknownKeyInRule() {
    let yaml = """
      version: 1
      components: { A: A/**, B: B/** }
      rules:
        layering:
          kind: layers
          layrs: [A, B]
      """
    #expect(
      errors(yaml) == [
        "lintel.yml:5:5: missing key 'layers' in rule 'layering'",
        "lintel.yml:6:5: unknown key 'layrs' in rule 'layering'; did you mean 'layers'?",
      ])
  }

  @Test func unknownRuleKind() {
    let yaml = """
      version: 1
      components: { A: A/**, B: B/** }
      rules:
        layering: { kind: layer }
      """
    #expect(
      errors(yaml) == [
        "lintel.yml:4:21: unknown kind of rule 'layer'; did you mean 'layers'?"
      ])
  }

  @Test func missingKind() {
    let yaml = """
      version: 1
      components: { A: A/**, B: B/** }
      rules:
        layering: { layers: [A, B] }
      """
    #expect(
      errors(yaml) == [
        "lintel.yml:4:13: missing key 'kind' in rule 'layering'"
      ])
  }

  @Test func ruleIsText() {
    let yaml = """
      version: 1
      components: { A: A/**, B: B/** }
      rules:
        layering: layers
      """
    #expect(
      errors(yaml) == [
        "lintel.yml:4:13: rule 'layering' should be a mapping, not text"
      ])
  }

  @Test func badRuleName() {
    let yaml = """
      version: 1
      components: { A: A/**, B: B/** }
      rules:
        "my rule": { kind: exhaustive }
      """
    #expect(
      errors(yaml) == [
        "lintel.yml:4:3: 'my rule' is not a name for a rule; use letters, digits and '-'"
      ])
  }

  @Test func unknownSeverity() {
    let yaml = """
      version: 1
      components: { A: A/**, B: B/** }
      rules:
        r: { kind: exhaustive, severity: fatal }
      """
    #expect(
      errors(yaml) == [
        "lintel.yml:4:36: unknown severity 'fatal'; expected 'note', 'warning' or 'error'"
      ])
  }

  @Test func unknownReferenceKind() {
    let yaml = """
      version: 1
      components: { A: A/**, B: B/** }
      rules:
        r: { kind: forbid, from: A, to: B, kinds: [imports] }
      """
    #expect(
      errors(yaml) == [
        "lintel.yml:4:46: unknown kind of reference 'imports'; did you mean 'import'?"
      ])
    let others = yaml.replacing("[imports]", with: "[read, write]")
    let known =
      "expected 'import', 'inherit', 'conform', 'extend', 'type', 'construct', 'static', "
      + "'call', 'member', 'attribute', 'cast', 'keypath' or 'alias'"
    #expect(
      errors(others) == [
        "lintel.yml:4:46: unknown kind of reference 'read'; \(known)",
        "lintel.yml:4:52: unknown kind of reference 'write'; \(known)",
      ])
  }

  @Test func unknownCertainty() {
    let yaml = """
      version: 1
      components: { A: A/**, B: B/** }
      rules:
        r: { kind: forbid, from: A, to: B, certainty: sure }
      """
    #expect(
      errors(yaml) == [
        "lintel.yml:4:49: unknown certainty 'sure'; expected 'named', "
          + "'inferred' or 'ambiguous'"
      ])
  }

  @Test func badFlag() {
    let yaml = """
      version: 1
      components: { A: A/**, B: B/** }
      rules:
        r: { kind: exhaustive, may-be-empty: maybe }
      """
    #expect(
      errors(yaml) == [
        "lintel.yml:4:40: 'may-be-empty' should be true or false, not 'maybe'"
      ])
  }

  @Test func allowWithoutBecause() {
    let yaml = """
      version: 1
      components: { A: A/**, B: B/** }
      rules:
        r:
          kind: forbid
          from: A
          to: B
          allow: [{ from: A, to: B }]
      """
    #expect(
      errors(yaml) == [
        "lintel.yml:8:13: missing key 'because' in 'allow' of rule 'r'"
      ])
  }

  @Test func emptyReason() {
    let yaml = """
      version: 1
      components: { A: A/**, B: B/** }
      rules:
        r:
          kind: forbid
          from: A
          to: B
          allow: [{ from: A, to: B, because: "" }]
      """
    #expect(
      errors(yaml) == [
        "lintel.yml:8:40: 'because' should be a text, not an empty text"
      ])
  }

  @Test func badDate() {
    let yaml = """
      version: 1
      components: { A: A/**, B: B/** }
      rules:
        r:
          kind: forbid
          from: A
          to: B
          allow: [{ from: A, to: B, because: x, until: 2027-02-30 }]
      """
    #expect(
      errors(yaml) == [
        "lintel.yml:8:50: '2027-02-30' is not a date; write year, month and day as in "
          + "'2027-06-30'"
      ])
  }

  @Test func allowWhereNothingIsWritten() {
    let yaml = """
      version: 1
      components: { A: A/**, B: B/** }
      rules:
        r: { kind: exhaustive, allow: [] }
      """
    #expect(
      errors(yaml) == [
        "lintel.yml:4:26: unknown key 'allow' in rule 'r'; expected 'kind', 'in', "
          + "'severity', 'because', 'may-be-empty' or 'baseline'"
      ])
  }
}
