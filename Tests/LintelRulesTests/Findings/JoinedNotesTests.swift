import LintelFindings
import LintelVocabulary
import Testing

/// Notes on one of several projects: their locations are below the folder around all projects, and
/// notes without a location name the project.
@Suite struct JoinedNotesTests {
  private func joined(_ notes: [Note], folder: String) -> [String] {
    let result = CheckResult(
      rulesFile: "lintel.yml", fileCount: 1, declarationCount: 0, dependencyCount: 0, rules: [],
      notes: notes)
    return CheckResult.joined([(ProjectPlace(folder: folder), result)]).notes.map(\.description)
  }

  @Test func notesAreAboutTheirProject() {
    let notes = [
      Note(path: "Package.swift", line: 2, column: 3, message: "a target is computed"),
      Note(message: "preset 'mvvm': no code belongs to 'Router'"),
    ]
    #expect(
      joined(notes, folder: "App") == [
        "App/Package.swift:2:3: a target is computed",
        "App: preset 'mvvm': no code belongs to 'Router'",
      ])
    #expect(
      joined(notes, folder: ".") == [
        "Package.swift:2:3: a target is computed",
        ".: preset 'mvvm': no code belongs to 'Router'",
      ])
  }

  @Test func locationsOutsideOfTheProjectStay() {
    let place = SourceLocation(path: "rules/lintel.yml", isInProject: false, line: 1, column: 1)
    #expect(
      joined([Note(location: place, message: "m")], folder: "App") == ["rules/lintel.yml:1:1: m"])
  }
}
