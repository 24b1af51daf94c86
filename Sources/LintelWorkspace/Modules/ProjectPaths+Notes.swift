import LintelText
import LintelVocabulary

/// Notes about files and folders that projects name and that are not read.
extension ProjectPaths {
  /// The number of projects that get a note each.
  private static let noteLimit = 3

  mutating func addOutsideNotes() {
    notes += outsideNotes.prefix(Self.noteLimit)
    let others = outsideNotes.count - Self.noteLimit
    if others > 0 {
      notes[notes.count - 1].message += "; the same applies to \(counted(others, "more project"))"
    }
  }

  mutating func note(_ unread: Unread, of project: String) {
    if let first = unread.outside.first {
      let count = unread.outside.count
      outsideNotes.append(
        Note(
          path: project,
          message: count == 1
            ? "target '\(first.target)' compiles '\(first.path)', which lies outside of the folder "
              + "that is checked and is not read"
            : "targets compile \(count) files or folders outside of the folder that is checked, such "
              + "as '\(first.path)' in target '\(first.target)'; they are not read"))
    }
    for (path, others) in unread.unclear.prefix(1) {
      let names = others.map { "'\($0)'" }.joined(separator: " and ")
      let more = unread.unclear.count - 1
      notes.append(
        Note(
          path: project,
          message:
            "there is no '\(path)', and \(names) have similar names; none is used instead"
            + (more > 0 ? "; the same applies to \(counted(more, "more path"))" : "")))
    }
    note("package", unread.hiddenPackages, of: project)
    note("pod", unread.foreignPods, of: project)
  }

  private mutating func note(_ kind: String, _ folders: [String], of project: String) {
    guard let first = folders.first else { return }
    notes.append(
      Note(
        path: project,
        message: (folders.count == 1
          ? "the \(kind) in '\(first)' is in a folder that is not searched, so its files are"
          : "\(folders.count) \(kind)s, such as that in '\(first)', are in folders that are not "
            + "searched, so their files are")
          + " not read"))
  }
}
