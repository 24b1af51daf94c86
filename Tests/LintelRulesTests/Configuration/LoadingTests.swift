import LintelFindings
import LintelRules
import LintelVocabulary
import Testing

@testable import LintelConfiguration
@testable import LintelJudging
@testable import LintelText

@Suite struct LoadingTests {
  @Test func whatComesLaterReplacesWhatItExtends() throws {
    let presets = [
      "base": """
      version: 1
      sources: { exclude: Generated/**, tests: include }
      components: { A: Old/**, B: B/** }
      rules:
        one: { kind: forbid, from: A, to: B, because: old }
        two: { kind: exhaustive }
      """
    ]
    let configuration = try load(
      """
      version: 1
      extends: base
      sources: { include: ["App/**"], exclude: ["*.swift"] }
      components: { C: C/**, A: A/** }
      rules:
        three: { kind: forbid, from: C, to: B }
        one: { kind: forbid, from: A, to: C, severity: note, because: new }
      """, presets: presets)
    #expect(configuration.components.map(\.name) == ["A", "B", "C"])
    #expect(
      configuration.rules.map { "\($0.name) \($0.severity) \($0.because ?? "-")" } == [
        "one note new", "two error -", "three error -",
      ])
    #expect(configuration.sources.include.map(\.description) == ["App/**"])
    #expect(configuration.sources.exclude.map(\.description) == ["*.swift"])
    #expect(configuration.sources.tests == .include)
    #expect(
      try messages(configuration, in: project()) == [
        "note: 'A1' (A) uses 'C1' (C)"
      ])
  }

  private func messages(_ configuration: Configuration, in project: Project) throws -> [String] {
    var project = project
    project.use("A1", "C1")
    project.use("A1", "B1")
    return try configuration.judge(project.graph, today: today, source: project.source)
      .flatMap(\.findings).map { "\($0.severity): \($0.message)" }
  }

  @Test func pathsAreRelativeToTheFileThatNamesThem() throws {
    let files = [
      "shared/rules.yml": "version: 1\nextends: [more/base.yml, ../top.yml]\n",
      "shared/more/base.yml": "version: 1\nrules: { base: { kind: exhaustive } }\n",
      "top.yml": "version: 1\nrules: { top: { kind: exhaustive } }\n",
    ]
    let configuration = try load("version: 1\nextends: ./shared/rules.yml\n", files: files)
    #expect(configuration.rules.map(\.name) == ["base", "top"])
  }

  @Test func aFileThatIsExtendedTwiceCountsOnce() throws {
    var files = ["f0.yml": "version: 1\nrules: { r: { kind: exhaustive } }\n"]
    for number in 1...40 {
      files["f\(number).yml"] =
        "version: 1\nextends: [f\(number - 1).yml, ./f\(number - 1).yml]\n"
    }
    let configuration = try load("version: 1\nextends: f40.yml\n", files: files)
    #expect(configuration.rules.map(\.name) == ["r"])
  }

  @Test func filesExtendEachOtherSoDeep() {
    var files = ["f0.yml": "version: 1\nrules: { r: { kind: exhaustive } }\n"]
    for number in 1...300 {
      files["f\(number).yml"] = "version: 1\nextends: ./f\(number - 1).yml\n"
    }
    #expect(
      errors("version: 1\nextends: ./f300.yml\n", files: files) == [
        "f174.yml:2:10: files extend each other more than 128 levels deep; extend several files in one list "
          + "instead"
      ])
  }

  @Test func ofVeryManyErrorsTheFirstAreTold() {
    let rules = (0..<500).map { "  r\($0): { kind: forbit }\n" }.joined()
    let errors = errors("version: 1\nrules:\n" + rules)
    #expect(errors.count == 201)
    #expect(
      errors.first == "lintel.yml:3:15: unknown kind of rule 'forbit'; did you mean 'forbid'?")
    #expect(errors.last == "lintel.yml:0:0: and 300 more errors that are not listed")
  }

  @Test func problemsNameTheFileTheyAreIn() {
    let files = [
      "Rules/base.yml": "version: 1\nextends: other.yml\nrules: { r: { kind: laiers } }\n",
      "Rules/other.yml": "version: 1\nextends: base.yml\n",
    ]
    #expect(
      errors("version: 1\nextends: Rules/base.yml\nrule: 1\n", files: files) == [
        "lintel.yml:3:1: unknown key 'rule' in the rules file; did you mean 'rules'?",
        "Rules/other.yml:2:10: 'extends' forms a cycle: 'Rules/base.yml' extends "
          + "'Rules/other.yml' extends 'Rules/base.yml'",
        "Rules/base.yml:3:21: unknown kind of rule 'laiers'; did you mean 'layers'?",
      ])
  }

  @Test func aPresetIsNeverAFile() throws {
    let rules = "version: 1\nrules: { mine: { kind: exhaustive } }\n"
    let files = ["base": rules, "base.yml": rules, "preset:base": rules, "Rules/base.yml": rules]
    let preset = "version: 1\nrules: { built-in: { kind: exhaustive } }\n"
    let configuration = try load(
      "version: 1\nextends: [./preset:base, base, base.yml]\n", files: files,
      presets: ["base": preset])
    #expect(configuration.rules.map(\.name) == ["mine", "built-in"])
    #expect(configuration.presets.map(\.name) == ["base"])
    #expect(
      errors("version: 1\nextends: base\n", files: files) == [
        "lintel.yml:2:10: unknown preset 'base'; there are no presets; the path of a file has a "
          + "'/' or ends in '.yml'"
      ])
  }

  @Test func problemsNameThePresetTheyAreIn() {
    let preset = "version: 1\nextends: [base, ../lintel.yml]\nrules: { r: { kind: nonsens } }\n"
    #expect(
      errors("version: 1\nextends: base\n", presets: ["base": preset]).map {
        $0.split(separator: ";")[0]
      } == [
        "preset:base:2:11: 'extends' forms a cycle: 'preset:base' extends 'preset:base'",
        "preset:base:2:17: unknown preset '../lintel.yml'",
        "preset:base:3:21: unknown kind of rule 'nonsens'",
      ])
  }

  @Test func aFileThatCannotBeReadIsAnError() {
    do {
      _ = try Configuration.load(path: "no.yml", presets: [:]) { _ in nil }
      Issue.record("nothing was thrown")
    } catch {
      #expect(error.errors.map(\.text) == ["no.yml:0:0: cannot read this file"])
    }
  }

  @Test func aRuleMayUseWhatAnExtendedFileDeclares() throws {
    let presets = ["base": "version: 1\ncomponents: { A: A/**, B: B/** }\n"]
    let configuration = try load(
      "version: 1\nextends: base\nrules: { r: { kind: forbid, from: A, to: B } }\n",
      presets: presets)
    #expect(configuration.components.map(\.name) == ["A", "B"])
  }

  @Test(arguments: [
    ("App/A.swift", true), ("App/Generated/A.swift", false), ("Other/A.swift", false),
  ])
  func sourcesSelectByPath(path: String, expected: Bool) throws {
    let sources = SourceSelection(
      include: [try PathGlob("App/**")], exclude: [try PathGlob("**/Generated/**")])
    #expect(sources.selects(path) == expected)
  }

  @Test func keysOfSourcesReplaceThoseOfAnExtendedFile() throws {
    let presets = [
      "base": "version: 1\nsources: { platform: ios, define: [A, B], previews: exclude }\n"
        + "rules: { c: { kind: exhaustive } }\n"
    ]
    let base = try load("version: 1\nextends: base\n", presets: presets).sources
    #expect(base.conditions == BuildConditions(platform: .ios, flags: ["A", "B"]))
    #expect(base.previews == .exclude)
    let own = try load(
      "version: 1\nextends: base\nsources: { define: [] }\n", presets: presets
    ).sources
    #expect(own.conditions == BuildConditions(platform: .ios))
    let none = try load("version: 1\nrules: { c: { kind: exhaustive } }\n").sources
    #expect(none.conditions == nil)
  }

  @Test func everythingThatAFileCanSay() throws {
    let yaml = """
      version: 1
      extends: [hexagonal, ../base.yml]
      sources: { include: [App/**], exclude: ["**/Generated/**"], tests: only }
      components:
        Presentation: App/Presentation/**
        Network: [App/Network/**, App/HTTP/**]
        Storage: { path: App/Storage/**, may-be-empty: true }
        Domain:       { module: Domain }
        Repository:   { all: [{ name: "*Repository" }, { kind: protocol }] }
        Security: { any: [{ attribute: Secure }, { access: public, not: { inherits: "*View" } }] }
        "{feature}.View": App/Features/{feature}/View/**
        "{feature}.Data": { path: "App/Features/{feature}/**", name: "{feature}Data" }
      rules:
        layering:
          kind: layers
          layers:
            - Presentation
            - { layer: Features, of: ["{feature}.View"], access: open, siblings: free }
            - Domain: closed
            - [Network, Storage]
          through-unassigned: ignore
          allow:
            - { from: Login.View, to: Security, because: "reads the session", until: 2027-06-30 }
          severity: warning
          because: "Figure 15.2"
          kinds: [inherit, construct]
          certainty: [named, ambiguous]
          may-be-empty: true
        a: { kind: forbid, from: "*.View", to: [Network, "Login.*"], reach: transitive }
        b: { kind: only, from: "{feature}.View", to: ["{feature}.Data"] }
        c: { kind: protect, target: Storage, from: [Network] }
        d: { kind: independent, of: ["{feature}.View", "{feature}.Data"] }
        e: { kind: acyclic, level: folder, in: Domain }
        f: { kind: imports, in: Domain, deny: [UIKit, "Rx*"], only: [Foundation],
             public: deny, exported: deny, testable: allow }
        g: { kind: through-protocols, from: Presentation, to: Domain, values: allow }
        h: { kind: exhaustive, in: App/** }
      """
    let empty = "version: 1\n"
    #expect(errors(yaml, files: ["../base.yml": empty], presets: ["hexagonal": empty]) == [])
  }
}
