import LintelJudging
import LintelText

/// Components for the code that belongs to no part of a preset, so that no code is overlooked; they
/// are named after folders.
package struct Remainder: Equatable, Sendable {
  struct Component: Equatable, Sendable {
    let name: String
    /// The pattern with which a rules file selects the folder.
    let pattern: String
    let typeCount: Int
  }

  /// Folders that use none of the parts, so that all parts may use them; they are one component.
  let shared: [Component]
  /// Folders with code that belongs to no part, each before the folders that contain it.
  let others: [Component]
  /// The order of folders and parts; `nil` if there is none.
  private(set) var order: RemainderOrder?

  /// The name of the component for ``shared``.
  static let sharedName = "Shared"

  /// - Returns: `nil` if nine of ten types have a part, or if a rule finds all that have none.
  package init?(_ judge: Judge) {
    guard let unplaced = judge.unplacedTypes,
      !Tuning.typesWithoutPart.isKept(by: unplaced.count, of: unplaced.typeCount)
    else { return nil }
    let files = UnplacedFile.all(judge)
    let shared = RemainderFolder.shared(of: files)
    let folders = RemainderFolder.chosen(
      for: files.filter { file in !shared.contains { file.folders.starts(with: $0.path) } })
    let parts = judge.components.definitions.map(\.name)
    var names = ComponentNames(taken: parts + [Self.sharedName])
    self.shared = shared.map { Component($0, name: Self.sharedName) }
    // The outermost folders are named first, so that they get the short names.
    others = Array(
      folders.reversed().map { Component($0, name: names.name(of: $0.path)) }.reversed())
    order = RemainderOrder(of: folders, called: others.map(\.name), parts: parts)
  }

  /// The components without the rule about their order, for a project in which that rule has
  /// findings.
  package var withoutOrder: Remainder {
    var result = self
    result.order = nil
    return result
  }

  /// The number of types in the components.
  package var typeCount: Int { (shared + others).reduce(0) { $0 + $1.typeCount } }
}

extension Remainder.Component {
  fileprivate init(_ folder: RemainderFolder, name: String) {
    let path = folder.path.map { patternText($0) + "/" }.joined() + "**"
    self.init(name: name, pattern: path, typeCount: folder.typeCount)
  }
}

/// Makes unique names for components that are named after folders.
private struct ComponentNames {
  private var taken: Set<String>

  init(taken: [String]) { self.taken = Set(taken) }

  /// Returns the name of the folder, preceded by the names of enclosing folders until no other
  /// component has the name: `Helpers`, or else `Login.Helpers`.
  mutating func name(of path: [String]) -> String {
    // Braces and stars have a meaning in the name of a component.
    let path = path.map { folder in
      String(patternText(folder).map { $0 == "?" ? "-" : $0 })
    }
    let names = path.indices.reversed().map { path[$0...].joined(separator: ".") }
    let rest = (path.last.map { $0 + "." } ?? "") + "Others"
    var name = names.first { !taken.contains($0) } ?? rest
    var number = 1
    while taken.contains(name) {
      number += 1
      name = "\(rest)-\(number)"
    }
    taken.insert(name)
    return name
  }
}
