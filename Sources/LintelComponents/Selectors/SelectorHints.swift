import LintelConfiguration
import LintelGraph
import LintelText
import LintelVocabulary

/// Guesses the intended text of a selector that matches nothing: `Domain/**` if `Domain` is a
/// folder.
package struct SelectorHints {
  package let graph: DependencyGraph

  package init(_ graph: DependencyGraph) { self.graph = graph }

  package func hint(for test: Selector.Test) -> SelectorHint? {
    switch test {
    case .path(let glob): hint(for: glob)
    case .module(let pattern):
      NearestName.of(pattern.text, among: graph.modules.map(\.displayName)).map { .nearest($0) }
    case .target(let pattern):
      NearestName.of(pattern.text, among: graph.modules.map(\.target).filter { !$0.isEmpty })
        .map { .nearest($0) }
    default: nil
    }
  }

  package func hint(for glob: PathGlob) -> SelectorHint? {
    let written = glob
    let glob = glob.description
    if glob.hasBytes(atStart: "!") { return .exclusion(glob.dropping(bytes: 1)) }
    if glob.utf8.contains(UInt8(ascii: "\\")) {
      return .backslash(glob.split(separator: "\\").joined(separator: "/"))
    }
    let paths = graph.files.map(\.path)
    let below = try? PathGlob(glob + "/**")
    if let below, paths.contains(where: below.matches) { return .isFolder(glob) }
    let literal = glob.pathParts.prefix { !$0.utf8.contains { "*?{".utf8.contains($0) } }
    let prefix = literal.joined(separator: "/")
    if let other = paths.first(where: {
      $0.lowercased().hasBytes(atStart: prefix.lowercased() + "/")
    }),
      !prefix.isEmpty, !other.hasBytes(atStart: prefix + "/")
    {
      return .onlyElsewhereInCase(String(other.prefix(prefix.count)))
    }
    let isFile = glob.hasBytes(atEnd: ".swift")
    let tests = graph.leftOutTests
    let matchesTests = tests.contains(where: written.matches)
    if let anywhere = try? PathGlob("**/" + glob), paths.contains(where: anywhere.matches) {
      return .elsewhere(glob: anywhere.description, isFile: isFile, matchesTests: matchesTests)
    }
    if matchesTests { return .onlyTests(folder: nil) }
    if let below, tests.contains(where: below.matches) { return .onlyTests(folder: glob) }
    guard literal.count > 0 else { return nil }
    if isFile, literal.count == 1, glob.pathParts.count == 1 { return .noSuchFile }
    for count in stride(from: literal.count, to: 0, by: -1) {
      let folder = literal.prefix(count).joined(separator: "/")
      if paths.contains(where: { $0.hasBytes(atStart: folder + "/") }) {
        return .deepestFolder(folder)
      }
      if tests.contains(where: { $0.hasBytes(atStart: folder + "/") }) {
        return .onlyTests(folder: folder)
      }
    }
    return .deepestFolder("")
  }
}
