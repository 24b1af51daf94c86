import Testing

@Suite struct ComponentErrorTests {
  @Test func captures() {
    let yaml = """
      version: 1
      components:
        "{f}.V": ["A/{f}/**", B/**]
        W: "A/{f}/**"
        X: { not: { path: "A/{f}/**" } }
        Y: { inherits: "{f}View" }
      rules: { r: { kind: exhaustive } }
      """
    #expect(
      errors(yaml) == [
        "lintel.yml:3:12: component '{f}.V' has a selector that leaves '{f}' open; capture "
          + "it in every alternative",
        "lintel.yml:4:6: '{f}' is not part of the name of component 'W'; name it '{f}.W' to "
          + "get one for each, or write '*'",
        "lintel.yml:5:21: '{f}' under 'not' captures nothing; write '*'",
        "lintel.yml:6:18: 'inherits' takes no captures; write '*' for '{f}'",
      ])
  }

  @Test func selectors() {
    let yaml = """
      version: 1
      components:
        A: { kind: klass, access: publik, nam: X }
        B:
        C: { attribute: "@Main" }
        D: []
        E: { all: { name: X } }
        F: { may-be-empty: true }
        "G*": G/**
      rules: { r: { kind: exhaustive } }
      """
    #expect(
      errors(yaml) == [
        "lintel.yml:3:14: unknown kind of declaration 'klass'; did you mean 'class'?",
        "lintel.yml:3:29: unknown access level 'publik'; did you mean 'public'?",
        "lintel.yml:3:37: unknown key 'nam' in component 'A'; did you mean 'name'?",
        "lintel.yml:4:5: a component needs a path, a list or at least one of path, module, "
          + "target, platform, name, kind, inherits, attribute, access, all, any or not",
        "lintel.yml:5:19: '@Main' is not a pattern: write it without '@'",
        "lintel.yml:6:6: the list of selectors is empty; name at least one or remove it",
        "lintel.yml:7:13: 'all' should be a list of selectors, not a mapping",
        "lintel.yml:8:6: a component needs a path, a list or at least one of path, module, "
          + "target, platform, name, kind, inherits, attribute, access, all, any or not",
        "lintel.yml:9:3: 'G*' is not a name for a component",
      ])
  }

  @Test func unknownComponent() {
    let yaml = """
      version: 1
      components: { A: A/**, B: B/** }
      rules:
        r: { kind: forbid, from: A, to: [B, Bb] }
      """
    #expect(
      errors(yaml) == [
        "lintel.yml:4:39: unknown component 'Bb'; the components are 'A' and 'B'"
      ])
  }

  @Test func unknownComponentFarAway() {
    let yaml = """
      version: 1
      components: { A: A/**, B: B/** }
      rules:
        r: { kind: forbid, from: A, to: Storage }
      """
    #expect(
      errors(yaml) == [
        "lintel.yml:4:35: unknown component 'Storage'; the components are 'A' and 'B'"
      ])
  }
}
