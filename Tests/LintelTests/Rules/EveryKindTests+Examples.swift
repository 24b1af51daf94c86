import Lintel

extension EveryKindTests {
  private static let shared =
    "severity: warning, because: of this, may-be-empty: true, baseline: never"
  private static let kinds = "kinds: [inherit, type]"
  private static let certainty = "certainty: [named]"
  private static let allow =
    "allow: [{ from: A, to: [B, C], at-most: 9, because: of old, until: 2027-03-31 }]"
  private static let exceptions: [Architecture.Exception] = [
    .init(from: "A", to: ["B", "C"], atMost: 9, because: "of old", until: "2027-03-31")
  ]

  private static func yaml(_ kind: String, _ options: String...) -> String {
    "{ " + (["kind: \(kind)"] + options + [shared]).joined(separator: ", ") + " }"
  }

  static let examples: [Example] = [
    Example(
      kind: "layers",
      swift: .layers(
        [
          "UI", ["Network", "Storage"], .open("Domain"),
          .layer("Rest", of: ["A", "B"], access: .open, siblings: .free),
        ], throughUnassigned: .ignore, exhaustive: true, severity: .warning, because: "of this",
        mayBeEmpty: true,
        baseline: .never, kinds: [.inherit, .type], certainty: [.named], allow: exceptions),
      yaml: yaml(
        "layers",
        "layers: [UI, [Network, Storage], { Domain: open }, "
          + "{ layer: Rest, of: [A, B], access: open, siblings: free }]",
        "through-unassigned: ignore, exhaustive: true", kinds, certainty, allow)),
    Example(
      kind: "forbid",
      swift: .forbid(
        from: "A", to: ["B", "C"], reach: .transitive, severity: .warning, because: "of this",
        mayBeEmpty: true, baseline: .never, kinds: [.inherit, .type], certainty: [.named],
        allow: exceptions),
      yaml: yaml("forbid", "from: A, to: [B, C], reach: transitive", kinds, certainty, allow)),
    Example(
      kind: "only",
      swift: .only(
        from: "A", to: [], severity: .warning, because: "of this", mayBeEmpty: true,
        baseline: .never, kinds: [.inherit, .type], certainty: [.named], allow: exceptions),
      yaml: yaml("only", "from: A, to: []", kinds, certainty, allow)),
    Example(
      kind: "protect",
      swift: .protect(
        target: "A", from: [], severity: .warning, because: "of this", mayBeEmpty: true,
        baseline: .never, kinds: [.inherit, .type], certainty: [.named], allow: exceptions),
      yaml: yaml("protect", "target: A, from: []", kinds, certainty, allow)),
    Example(
      kind: "independent",
      swift: .independent(
        of: "{feature}.*", severity: .warning, because: "of this", mayBeEmpty: true,
        baseline: .never, kinds: [.inherit, .type], certainty: [.named], allow: exceptions),
      yaml: yaml("independent", "of: '{feature}.*'", kinds, certainty, allow)),
    Example(
      kind: "acyclic",
      swift: .acyclic(
        level: .folder, in: "A", upTo: 3, severity: .warning, because: "of this",
        mayBeEmpty: true, baseline: .never, kinds: [.inherit, .type], certainty: [.named],
        allow: exceptions),
      yaml: yaml("acyclic", "level: folder, in: A, up-to: 3", kinds, certainty, allow)),
    Example(
      kind: "through-protocols",
      swift: .throughProtocols(
        from: "A", to: "B", values: .allow, severity: .warning, because: "of this",
        mayBeEmpty: true, baseline: .never, kinds: [.inherit, .type], certainty: [.named],
        allow: exceptions),
      yaml: yaml("through-protocols", "from: A, to: B, values: allow", kinds, certainty, allow)),
    Example(
      kind: "imports",
      swift: .imports(
        in: "A", deny: ["UIKit"], only: "Combine", public: .deny, exported: .deny,
        testable: .allow, level: .type, severity: .warning, because: "of this", mayBeEmpty: true,
        baseline: .never, allow: exceptions),
      yaml: yaml(
        "imports", "in: A, deny: [UIKit], only: Combine, public: deny, exported: deny",
        "testable: allow, level: type", allow)),
    Example(
      kind: "construct",
      swift: .construct(
        of: "A", by: "B", values: .allow, nested: .deny, severity: .warning, because: "of this",
        mayBeEmpty: true, baseline: .never, certainty: [.named], allow: exceptions),
      yaml: yaml("construct", "of: A, by: B, values: allow, nested: deny", certainty, allow)),
    Example(
      kind: "symbols",
      swift: .symbols(
        deny: "*.shared", in: "A", outside: "B", that: .init(kind: [.var, .let]),
        severity: .warning, because: "of this", mayBeEmpty: true, baseline: .never,
        certainty: [.named], allow: exceptions),
      yaml: yaml(
        "symbols", "deny: '*.shared', in: A, outside: B, that: { kind: [var, let] }", certainty,
        allow)),
    Example(
      kind: "require",
      swift: .require(
        each: "A", named: "{name}View", has: "B", hasType: "{name}ViewModel", uses: "C",
        usedBy: "D", severity: .warning, because: "of this", mayBeEmpty: true, baseline: .never,
        kinds: [.inherit, .type]),
      yaml: yaml(
        "require", "each: A, named: '{name}View', has: B, has-type: '{name}ViewModel'",
        "uses: C, used-by: D", kinds)),
    Example(
      kind: "exhaustive",
      swift: .exhaustive(
        in: ["Sources/**"], severity: .warning, because: "of this", mayBeEmpty: true,
        baseline: .never),
      yaml: yaml("exhaustive", "in: ['Sources/**']")),
    Example(
      kind: "manifest",
      swift: .manifest(
        in: "A", unused: .allow, transitive: .allow, severity: .warning, because: "of this",
        mayBeEmpty: true, baseline: .never, allow: exceptions),
      yaml: yaml("manifest", "in: A, unused: allow, transitive: allow", allow)),
    Example(
      kind: "diagram",
      swift: .diagram(
        file: "parts.mmd", of: "A", unusedArrows: .deny, severity: .warning, because: "of this",
        mayBeEmpty: true, baseline: .never, kinds: [.inherit, .type], certainty: [.named],
        allow: exceptions),
      yaml: yaml("diagram", "file: parts.mmd, of: A, unused-arrows: deny", kinds, certainty, allow)),
    Example(
      kind: "ports-and-adapters",
      swift: .portsAndAdapters(
        core: "A", ports: "B", driving: "C", driven: "D", compositionRoot: "E",
        severity: .warning, because: "of this", mayBeEmpty: true, baseline: .never,
        kinds: [.inherit, .type], certainty: [.named], allow: exceptions),
      yaml: yaml(
        "ports-and-adapters", "core: A, ports: B, driving: C, driven: D, composition-root: E",
        kinds, certainty, allow)),
    Example(
      kind: "declarations",
      swift: .declarations(
        in: "A", that: ["kind": "class"], nested: true,
        should: .init(
          name: "*View", kind: [.class], inherits: "Base", attribute: "MainActor",
          access: [.internal], final: true, immutable: true, weakDelegates: true, injects: "B",
          maxLines: 200, maxMembers: 20),
        shouldNot: .init(
          name: "*Manager", kind: [.enum], inherits: "Old", attribute: "objc",
          access: [.open, .public]),
        severity: .warning, because: "of this", mayBeEmpty: true, baseline: .never),
      yaml: yaml(
        "declarations", "in: A, that: { kind: class }, nested: true",
        "should: { name: '*View', kind: [class], inherits: Base, attribute: MainActor, "
          + "access: [internal], final: true, immutable: true, weak-delegates: true, injects: B, "
          + "max-lines: 200, max-members: 20 }",
        "should-not: { name: '*Manager', kind: [enum], inherits: Old, attribute: objc, "
          + "access: [open, public] }")),
    Example(
      kind: "metrics",
      swift: .metrics(
        metric: .instability, level: .module, in: "A", max: 0.5, min: 0.25, severity: .warning,
        because: "of this", mayBeEmpty: true, baseline: .never),
      yaml: yaml(
        "metrics", "metric: instability, level: module, in: A, max: 0.5, min: 0.25")),
    Example(
      kind: "stable",
      swift: .stable(
        level: .module, in: "A", severity: .warning, because: "of this", mayBeEmpty: true,
        baseline: .never, kinds: [.inherit, .type], certainty: [.named], allow: exceptions),
      yaml: yaml("stable", "level: module, in: A", kinds, certainty, allow)),
  ]
}
