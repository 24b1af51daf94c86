import LintelGraph
import LintelJudging
import LintelText
import LintelVocabulary

/// A file of which something belongs to no component.
struct UnplacedFile {
  /// The names of the folders on the way to it.
  let folders: [String]
  /// Types at the top level of the file that belong to a component, and those that belong to none.
  private(set) var placedCount = 0
  private(set) var typeCount = 0
  /// The components, as positions of their definitions, that code in none surely uses, and those
  /// that use it.
  private(set) var used: Set<Int> = []
  private(set) var users: Set<Int> = []

  /// All files, those with no such code as well: what they hold says what a folder is.
  static func all(_ judge: Judge) -> [UnplacedFile] {
    let (graph, components) = (judge.graph, judge.components)
    var files = graph.files.map { file in
      UnplacedFile(folders: file.path.pathParts.dropLast().map(String.init))
    }
    func definitions(of declaration: DeclarationID) -> Set<Int> {
      Set(components.membership(of: declaration).all.map { components.components[$0].definition })
    }
    // What a type without a place holds will be in its component as well, whatever role it has there.
    func isUnplaced(_ declaration: DeclarationID) -> Bool {
      components.membership(of: graph.outermost(of: declaration)).all.isEmpty
    }
    for value in graph.dependencies where ReferenceFilter.sure.counts(value) {
      if isUnplaced(value.from) {
        files[graph.declarations[value.from].file.position].used.formUnion(
          definitions(of: value.to))
      }
      if isUnplaced(value.to) {
        files[graph.declarations[value.to].file.position].users.formUnion(
          definitions(of: value.from))
      }
    }
    for type in graph.declarations.ids
    where graph.declarations[type].kind.isNominalType && graph.outermost(of: type) == type {
      let file = graph.declarations[type].file.position
      if components.membership(of: type).all.isEmpty {
        files[file].typeCount += 1
      } else {
        files[file].placedCount += 1
      }
    }
    return files
  }
}
