import LintelProjectFiles
import LintelText

/// What to tell about project files of which some could not be read.
enum ProjectNotes {
  /// How many files are told one by one. A workspace whose dependencies are not installed, or whose
  /// targets are computed, would fill the screen.
  private static let fileLimit = 3

  /// - Returns: for the first files the first place, and how many more places and files there are.
  static func texts(of projects: [ProjectDescription]) -> [String] {
    let partial = projects.filter { !$0.notes.isEmpty }
    var texts = partial.prefix(fileLimit).map { project in
      let others = project.notes.count - 1
      let more = counted(others, "more place")
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
