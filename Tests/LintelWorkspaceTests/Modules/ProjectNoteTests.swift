import LintelVocabulary
import Testing

@testable import LintelProjectFiles
@testable import LintelWorkspace

/// What is told about project files of which some could not be read.
@Suite struct ProjectNoteTests {
  private func project(_ number: Int, noteCount: Int) -> ProjectDescription {
    let path = "\(number)/Project.swift"
    return ProjectDescription(
      path: path, origin: .tuist,
      notes: (0..<noteCount).map {
        Note(path: path, line: $0 + 1, message: "it is computed")
      })
  }

  @Test func theFirstPlaceOfTheFirstFilesIsTold() {
    let projects = [0, 1, 2, 3, 1, 1, 2].enumerated().map { project($0, noteCount: $1) }
    #expect(
      ProjectNotes.shown(of: projects).map(\.description) == [
        "1/Project.swift:1:1: it is computed",
        "2/Project.swift:1:1: it is computed; 1 more location of the project could not be read either",
        "3/Project.swift:1:1: it is computed; 2 more locations of the project could not be read either"
          + "; 3 more project files could not be read in full",
      ])
  }

  @Test func oneMoreFileIsOne() {
    let notes = ProjectNotes.shown(of: (0..<4).map { project($0, noteCount: 1) })
    #expect(
      notes.last?.message.hasSuffix("; 1 more project file could not be read in full") == true)
  }

  @Test func whatIsReadInFullNeedsNoWords() {
    #expect(ProjectNotes.shown(of: [project(0, noteCount: 0)]) == [])
  }
}
