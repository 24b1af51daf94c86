import LintelGraph
import LintelJudging
import LintelText
import LintelVocabulary

/// A file, with the types in it that belong to no component.
struct UnplacedFile {
  /// The names of the folders of the file, from the root.
  let folders: [String]
  /// The numbers of top-level types in the file that belong to a component, and to none.
  private(set) var placedCount = 0
  private(set) var typeCount = 0
  /// The components, as indices of their definitions, that the file's code in no component
  /// certainly uses, and those that use such code.
  private(set) var used: Set<Int> = []
  private(set) var users: Set<Int> = []

  /// Returns all files, including those without such types, because these also show what a folder
  /// contains.
  static func all(_ judge: Judge) -> [UnplacedFile] {
    let (graph, components) = (judge.graph, judge.components)
    var files = graph.files.map { file in
      UnplacedFile(folders: file.path.pathParts.dropLast().map(String.init))
    }
    func definitions(of declaration: DeclarationID) -> Set<Int> {
      Set(components.membership(of: declaration).all.map { components.components[$0].definition })
    }
    // A nested declaration counts as part of its outermost one, and will be in its component, even
    // if it has a role in the preset.
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
