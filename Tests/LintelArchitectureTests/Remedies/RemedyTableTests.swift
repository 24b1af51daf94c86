import Foundation
import LintelArchitecture
import LintelFindings
import Testing

/// What is advised, whatever rule is broken and by whatever kind of declaration: the texts in
/// `Tests/Remedies` are read by people, who ask of each line whether it would compile and help.
///
/// With `LINTEL_WRITE_PAGES=yes` in the environment, these texts are written anew; read the
/// difference.
@Suite struct RemedyTableTests {
  @Test func ofWhatIsUsed() throws {
    var table = RemedyTable()
    for thing in Thing.all {
      try check(Self.dependencyRules, thing.files, thing.name, &table)
    }
    try compare(table, with: "used.txt")
  }

  /// What has cases, static members or data only is moved, or reached in another way.
  @Test(arguments: Thing.all.filter(\.isNoImplementation))
  func noProtocolTakesThePlaceOf(_ thing: Thing) throws {
    var table = RemedyTable()
    let found = try check(Self.dependencyRules, thing.files, thing.name, &table)
    let remedies = found.filter { $0.kind != nil }.compactMap(\.remedy)
    #expect(remedies.count >= 10)
    #expect(!remedies.contains { $0.contains("protocol") }, "\(remedies)")
  }

  @Test func ofWhoUses() throws {
    var table = RemedyTable()
    for user in ThingUser.all {
      try check(
        Self.dependencyRules, [user.file: user.text, "Data/Thing.swift": ThingUser.thing],
        user.name, &table)
    }
    try compare(table, with: "users.txt")
  }

  @Test func ofWhatIsReached() throws {
    var table = RemedyTable()
    for thing in Thing.all {
      try check(Self.wayRules, thing.filesOnAWay, thing.name, &table)
    }
    try compare(table, with: "ways.txt")
  }

  @Test func ofWhatIsImported() throws {
    var table = RemedyTable()
    for (name, text) in Self.imports {
      try check(
        Self.importRules,
        ["UI/Screen.swift": text, "Data/Thing.swift": "public struct Thing {}"], name, &table)
    }
    try compare(table, with: "imports.txt")
  }

  @Test func ofWhatAManifestDeclares() throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "App",
        targets: [
          .target(name: "UI", dependencies: ["Core"], path: "UI"),
          .target(name: "Core", dependencies: ["Data"], path: "Core"),
          .target(name: "Data", path: "Data"), .target(name: "Far", path: "Far"),
          .target(name: "Idle", dependencies: ["Far"], path: "Idle"),
        ])
      """
    var table = RemedyTable()
    try check(
      "  manifest: { kind: manifest, transitive: deny, unused: deny }",
      [
        "Package.swift": manifest, "UI/Screen.swift": "import Data\nimport Far",
        "Core/Things.swift": "import Data\nlet thing = Thing()",
        "Data/Thing.swift": "public struct Thing { public init() {} }",
        "Far/Far.swift": "public struct Far {}", "Idle/Idle.swift": "struct Idle {}",
      ], "what is imported is not declared, or the other way round", &table)
    try compare(table, with: "manifest.txt")
  }

  @Test func ofWhatIsDeclared() throws {
    var table = RemedyTable()
    for thing in Thing.all {
      try check(
        Self.declarationRules,
        ["UI/Thing.swift": thing.declaration, "Loose/Thing.swift": thing.declaration], thing.name,
        &table)
    }
    try compare(table, with: "declared.txt")
  }

  /// Checks each rule by itself, because no remedy breaks another rule of the same file.
  @discardableResult
  private func check(
    _ rules: String, _ files: [String: String], _ name: String, _ table: inout RemedyTable
  ) throws -> [Finding] {
    var files = files.mapValues { $0 + "\n" }
    files["Core/Core.swift"] = "enum Core {}\nclass Base {}\n"
    files["boxes.mmd"] = "flowchart TD\nData --> UI\n"
    let folder = try ProjectFolder(files)
    let findings = try rules.split(separator: "\n").flatMap { rule in
      let text = """
        version: 1
        components: { UI: UI/**, Data: { path: Data/**, may-be-empty: true }, Core: Core/** }
        rules:
        \(rule)

        """
      return try DeclaredArchitecture(rulesFile: folder.path + "/lintel.yml", text: text)
        .check(folder.path).findings
    }
    for finding in findings {
      table.add(try #require(finding.remedy), of: finding.rule, in: name)
    }
    return findings
  }

  private func compare(_ table: RemedyTable, with name: String) throws {
    let file = URL(filePath: #filePath).appending(path: "../../../Remedies/\(name)").standardized
    if ProcessInfo.processInfo.environment["LINTEL_WRITE_PAGES"] == "yes" {
      try Data(table.text.utf8).write(to: file)
    }
    #expect(table.text == (try String(contentsOf: file, encoding: .utf8)))
  }
}

extension RemedyTableTests {
  /// One or more rules of each kind that judges what uses what. In most of them code in `UI` must
  /// not use code in `Data`.
  private static let dependencyRules = rules([
    "forbid": "kind: forbid, from: UI, to: Data",
    "only": "kind: only, from: UI, to: Core",
    "protect": "kind: protect, target: Data, from: Core",
    "protect-from-all": "kind: protect, target: Data, from: []",
    "layers-upwards": "kind: layers, layers: [Data, UI]",
    "layers-closed": "kind: layers, layers: [UI, Core, Data]",
    "layers-siblings": "kind: layers, layers: [[UI, Data], Core]",
    "independent": "kind: independent, of: [UI, Data]",
    "acyclic": "kind: acyclic, level: component",
    "through-protocols": "kind: through-protocols, from: UI, to: Data",
    "construct": "kind: construct, of: Data, by: Core",
    "symbols": "kind: symbols, in: UI, deny: [Thing, thing]",
    "ports-and-core": "kind: ports-and-adapters, core: UI, driven: Data, driving: Core",
    "ports-and-driving": "kind: ports-and-adapters, core: Data, driving: UI, driven: Core",
    "ports-and-driven": "kind: ports-and-adapters, core: Data, driven: UI, driving: Core",
    "ports-and-adapters": "kind: ports-and-adapters, core: Core, driving: UI, driven: Data",
    "stable": "kind: stable",
    "metrics": "kind: metrics, metric: dependencies, level: component, in: UI, max: 0",
    "diagram": "kind: diagram, file: boxes.mmd",
    "require": "kind: require, each: UI, uses: Core",
  ])

  /// Of the kinds that judge what is reached through code in no component.
  private static let wayRules = rules([
    "forbid": "kind: forbid, from: UI, to: Data, reach: transitive",
    "layers-upwards": "kind: layers, layers: [Data, UI]",
    "layers-closed": "kind: layers, layers: [UI, Core, Data]",
    "layers-siblings": "kind: layers, layers: [[UI, Data], Core]",
  ])

  private static let importRules = rules([
    "denied": "kind: imports, in: UI, deny: [Data, UIKit, UIKit.UIGestureRecognizerSubclass]",
    "denied-part": "kind: imports, in: UI, deny: [UIKit.UIGestureRecognizerSubclass, Data.Thing]",
    "denied-to-all": "kind: imports, deny: [Data, UIKit]",
    "not-listed": "kind: imports, in: UI, only: [Foundation, Core]",
    "exported": "kind: imports, in: UI, exported: deny",
    "public": "kind: imports, in: UI, public: deny",
    "testable": "kind: imports, in: UI, testable: deny",
  ])

  private static let imports: KeyValuePairs = [
    "framework": "import UIKit",
    "submodule": "import UIKit.UIGestureRecognizerSubclass",
    "module of the project": "import Data",
    "declaration of a module": "import struct Data.Thing",
    "exported": "@_exported import Data",
    "public": "public import Data",
    "testable": "@testable import Data",
  ]

  /// A rule for each condition on declarations, and of the other kinds that judge them.
  private static let declarationRules: String = {
    let conditions: KeyValuePairs = [
      "name": "should: { name: '*Model' }",
      "kind": "should: { kind: [struct, let] }",
      "inherits": "should: { inherits: Base }",
      "attribute": "should: { attribute: MainActor }",
      "access": "should: { access: [public, open] }",
      "final": "should: { final: true }",
      "immutable": "should: { immutable: true }",
      "weak-delegates": "should: { weak-delegates: true }",
      "injects": "should: { injects: Core }",
      "max-lines": "should: { max-lines: 0 }",
      "max-members": "should: { max-members: 0 }",
      "not-name": "should-not: { name: '[Tt]hing' }",
      "not-kind": "should-not: { kind: [class, enum, var, func] }",
      "not-inherits": "should-not: { inherits: [Codable, Error] }",
      "not-attribute": "should-not: { attribute: [propertyWrapper, globalActor] }",
      "not-access": "should-not: { access: internal }",
    ]
    let kinds = "class, struct, enum, protocol, actor, extension, typealias, func, var, let, case"
    let texts = conditions.map { name, condition in
      (name, "kind: declarations, in: UI, that: { kind: [\(kinds)] }, \(condition)")
    }
    let others = [
      ("metrics", "kind: metrics, metric: lines, level: type, in: UI, max: 0"),
      ("exhaustive", "kind: exhaustive, in: 'Loose/**'"),
      ("require", "kind: require, each: UI, named: '{name}', has-type: '{name}Tests'"),
    ]
    return lines(texts + others)
  }()

  private static func rules(_ texts: KeyValuePairs<String, String>) -> String {
    lines(texts.map { ($0, $1) })
  }

  private static func lines(_ rules: [(name: String, text: String)]) -> String {
    rules.map { "  \($0.name): { \($0.text), may-be-empty: true }" }.joined(separator: "\n")
  }
}
