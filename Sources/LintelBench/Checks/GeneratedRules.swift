import LintelArchitecture
import LintelText

/// Rules for a project without a rules file: a component for each top-level folder, and rules of
/// several kinds for all components.
struct GeneratedRules {
  private let folders: [String]

  init(for paths: [String]) {
    folders = Set(paths.compactMap { path in path.firstIndex(of: "/").map { String(path[..<$0]) } })
      .sorted()
  }

  func architecture() throws(ConfigurationErrors) -> DeclaredArchitecture {
    let components = folders.enumerated().map { index, folder in
      "  C\(index): { path: \"\(folder)/**\" }\n"
    }
    let names = folders.indices.map { "C\($0)" }
    let text = """
      version: 1
      sources: { tests: include }
      components:
      \(components.joined())  Rest: { path: "*", may-be-empty: true }
      rules:
        layers:
          kind: layers
          may-be-empty: true
          layers: [{ layer: All, of: [\(names.joined(separator: ", "))], siblings: free }, Rest]
        cycles: { kind: acyclic, level: type }
        everything: { kind: exhaustive }
        no-tests: { kind: imports, in: "*", deny: ["X*"] }
      """
    return try DeclaredArchitecture(rulesFile: "generated.yml", text: text)
  }
}
