import Testing

/// What is wrong with the options that only some kinds of rules have.
@Suite struct RuleOptionErrorTests {
  @Test func emptyLists() {
    let yaml = """
      version: 1
      components: { A: A/**, B: B/** }
      rules:
        a: { kind: forbid, from: [], to: B }
        b: { kind: layers, layers: [] }
        c: { kind: layers, layers: [[], A, B] }
        d: { kind: forbid, from: A, to: B, allow: [] }
        e: { kind: layers, layers: [{ layer: X, of: [] }, A] }
      """
    #expect(
      errors(yaml) == [
        "lintel.yml:4:28: 'from' is empty; name at least one",
        "lintel.yml:5:30: 'layers' is empty; name at least one",
        "lintel.yml:6:31: a layer is empty; name at least one or remove it",
        "lintel.yml:7:45: 'allow' is empty; name at least one or remove it",
        "lintel.yml:8:47: 'of' is empty; name at least one",
      ])
  }

  @Test func contradictions() {
    let yaml = """
      version: 1
      components: { A: A/**, B: B/** }
      rules:
        a: { kind: forbid, from: [A, B], to: B }
        b: { kind: imports, deny: [UIKit], only: [UIKit] }
        c: { kind: layers, layers: [A, B, A] }
      """
    #expect(
      errors(yaml) == [
        "lintel.yml:4:40: contradiction: 'B' is named under 'from' and under 'to'",
        "lintel.yml:5:23: contradiction: 'UIKit' is named under 'deny' and under 'only'",
        "lintel.yml:6:37: 'A' is listed twice in 'layers'",
      ])
  }

  @Test func canNeverFail() {
    let yaml = """
      version: 1
      components: { A: A/**, B: B/** }
      rules:
        a: { kind: independent, of: A }
        b: { kind: layers, layers: [A] }
        c: { kind: imports }
      """
    #expect(
      errors(yaml) == [
        "lintel.yml:4:31: rule 'a' can never fail: 'A' is the only component in 'of'",
        "lintel.yml:5:30: rule 'b' can never fail: 'A' is the only layer",
        "lintel.yml:6:6: rule 'c' needs at least one of 'deny', 'only', 'public', 'exported' "
          + "or 'testable'",
      ])
  }

  @Test func layerForms() {
    let yaml = """
      version: 1
      components: { A: A/**, B: B/** }
      rules:
        r:
          kind: layers
          layers:
            - A: opened
            - { layer: X, off: B }
            - { A: open, B: open }
            - [[A]]
      """
    #expect(
      errors(yaml) == [
        "lintel.yml:7:12: unknown access of a layer 'opened'; expected 'open' or 'closed'",
        "lintel.yml:8:9: missing key 'of' in a layer of rule 'r'",
        "lintel.yml:8:21: unknown key 'off' in a layer of rule 'r'; did you mean 'of'?",
        "lintel.yml:9:9: a layer should be a component, a list of siblings, 'Component: "
          + "open' or '{ layer: …, of: [ … ] }', not a mapping",
        "lintel.yml:10:10: a sibling should be a component, not a list",
      ])
  }

  @Test func levelMissing() {
    let yaml = """
      version: 1
      components: { A: A/**, B: B/** }
      rules:
        r: { kind: acyclic, level: class }
        s: { kind: acyclic }
      """
    #expect(
      errors(yaml) == [
        "lintel.yml:4:30: unknown level 'class'; expected 'type', 'file', 'folder', "
          + "'component' or 'module'",
        "lintel.yml:5:6: missing key 'level' in rule 's'",
      ])
  }

  @Test func wrongTypes() {
    let yaml = """
      version: 1
      components: { A: A/**, B: B/** }
      rules:
        r: { kind: forbid, from: { a: b }, to: [[A]], because: [x], allow: yes }
      """
    #expect(
      errors(yaml) == [
        "lintel.yml:4:28: 'from' should be a component or a list of components, not a mapping",
        "lintel.yml:4:43: an entry of 'to' should be a text, not a list",
        "lintel.yml:4:58: 'because' should be a text, not a list",
        "lintel.yml:4:70: 'allow' should be a list of exceptions, not text",
      ])
  }

  @Test(arguments: [
    "kind: layers, layers: [A, Bta]", "kind: layers, layers: [A, [Bta, A]]",
    "kind: layers, layers: [A, { Bta: open }]",
    "kind: layers, layers: [A, { layer: X, of: Bta }]", "kind: forbid, from: Bta, to: A",
    "kind: forbid, from: A, to: Bta", "kind: only, from: Bta, to: A",
    "kind: only, from: A, to: Bta", "kind: protect, target: Bta, from: A",
    "kind: protect, target: A, from: Bta", "kind: independent, of: [A, Bta]",
    "kind: acyclic, level: type, in: Bta", "kind: through-protocols, from: Bta, to: A",
    "kind: through-protocols, from: A, to: Bta", "kind: imports, in: Bta, deny: UIKit",
    "kind: construct, of: Bta, by: A", "kind: construct, of: A, by: Bta",
    "kind: symbols, deny: x, in: Bta", "kind: symbols, deny: x, outside: Bta",
    "kind: require, each: Bta, uses: A", "kind: require, each: A, uses: Bta",
    "kind: require, each: A, used-by: Bta",
    "kind: forbid, from: A, to: Beta, allow: [{ from: Bta, to: Beta, because: x }]",
    "kind: forbid, from: A, to: Beta, allow: [{ from: A, to: Bta, because: x }]",
    "kind: imports, in: A, deny: UIKit, allow: [{ from: Bta, to: UIKit, because: x }]",
  ])
  func misspeltComponent(rule: String) {
    let yaml = "version: 1\ncomponents: { A: A/**, Beta: B/** }\nrules:\n  r: { \(rule) }\n"
    let found = errors(yaml).filter { $0.contains("unknown component") }
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix("unknown component 'Bta'; did you mean 'Beta'?") == true)
  }

  @Test func listedTwice() {
    let yaml = """
      version: 1
      components: { A: A/**, B: B/** }
      rules:
        r: { kind: only, from: A, to: [B, B] }
      """
    #expect(
      errors(yaml) == [
        "lintel.yml:4:37: 'B' is listed twice in 'to'"
      ])
  }
}
