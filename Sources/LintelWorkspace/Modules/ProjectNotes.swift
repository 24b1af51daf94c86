import LintelProjectFiles
import LintelText

/// Notes about project files that could not be read in full.
enum ProjectNotes {
  /// The number of files that get a note each. A workspace whose dependencies are not installed, or
  /// whose targets are computed, would fill the screen.
  private static let fileLimit = 3

  /// Returns a note for each of the first files, with its first location and the number of its
  /// other locations. The last note also gives the number of further files.
  static func texts(of projects: [ProjectDescription]) -> [String] {
    let partial = projects.filter { !$0.notes.isEmpty }
    var texts = partial.prefix(fileLimit).map { project in
      let others = project.notes.count - 1
      let more = counted(others, "more location")
      return "\(project.notes[0])"
        + (others > 0 ? "; \(more) of the project could not be read either" : "")
    }
    let others = partial.count - texts.count
    if others > 0 {
      let more = counted(others, "more project file")
      texts[texts.count - 1] += "; \(more) could not be read in full"
    }
    return texts
  }
}
