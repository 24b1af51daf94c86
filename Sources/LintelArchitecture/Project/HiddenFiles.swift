import LintelGraph
import LintelScanner
import LintelText
import LintelVocabulary

/// The files outside of the checkout, which symbolic links lead to: they are judged, but neither
/// their lines nor the names that occur only in them are shown.
struct HiddenFiles: Sendable {
  private let paths: Set<PathKey>
  /// The texts that replace hidden names, e.g. `hidden-1`, by name.
  let replaced: [String: String]
  let note: Note

  /// Names that any Swift file may contain, and that therefore reveal nothing.
  private static let words: Set<String> = ["init", "deinit", "subscript", "self", "Self"]

  /// - Parameters:
  ///   - outside: the paths of files outside of the checkout.
  ///   - files: the files of the project, with their facts.
  ///   - modules: names of modules, which the checkout contains as well.
  /// - Returns: `nil` if none of the files is outside.
  init?(
    _ outside: [String], of files: [SourceFile], _ facts: ScannedFiles, modules: [String]
  ) {
    let paths = Set(outside.map(PathKey.init))
    let own = files.indices.filter { !paths.contains(PathKey(files[$0].path)) }
    guard own.count < files.count else { return nil }
    self.paths = paths
    let known = Self.words.union(modules)
    var replaced: [String: String] = [:]
    for (name, isOwn) in facts.areNamesUsed(inFilesAt: own).enumerated() where !isOwn {
      let text = facts.names.text(of: NameID(name))
      if !text.isEmpty, !known.contains(text) { replaced[text] = "hidden-\(replaced.count + 1)" }
    }
    self.replaced = replaced
    let shown = files.first { paths.contains(PathKey($0.path)) }?.path ?? ""
    let rest = files.count - own.count - 1
    note = Note(
      message: "'\(shown)' "
        + (rest == 0 ? "lies" : "and \(counted(rest, "more file")) lie")
        + " outside of the checkout, so no line of such a file is shown, and 'hidden-1' and so on "
        + "stand for the names that only such files contain")
  }

  func contains(_ path: String) -> Bool { paths.contains(PathKey(path)) }
}
