import LintelProjectFiles
import LintelText
import LintelVocabulary

/// Notes about project files that could not be read in full.
enum ProjectNotes {
  /// The number of files that get a note each. A workspace whose dependencies are not installed, or
  /// whose targets are computed, would fill the screen.
  private static let fileLimit = 3

  /// Returns a note for each of the first files, with its first location and the number of its
  /// other locations. The last note also gives the number of further files.
  static func shown(of projects: [ProjectDescription]) -> [Note] {
    let partial = projects.filter { !$0.notes.isEmpty }
    var notes = partial.prefix(fileLimit).map { project in
      var note = project.notes[0]
      let others = project.notes.count - 1
      if others > 0 {
        let more = counted(others, "more location")
        note.message += "; \(more) of the project could not be read either"
      }
      return note
    }
    let others = partial.count - notes.count
    if others > 0 {
      let more = counted(others, "more project file")
      notes[notes.count - 1].message += "; \(more) could not be read in full"
    }
    return notes
  }
}
