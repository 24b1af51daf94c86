import LintelVocabulary
import Testing

@testable import LintelProjectFiles

/// Whatever the bytes are, they are read, refused at a place of the file, or no specification.
@Suite struct DamagedSpecificationTests {
  private static let text = Array(
    """
    include: [{path: a/b.yml, relativePaths: no}, project.yml]
    targetTemplates: {T: {templates: [T], sources: ["${target_name}/*.é", "${v}"], platform: [iOS]}}
    targets:
      A: &a {templates: [T], templateAttributes: {v: x}, settings: {groups: [g], base: {P: 1}}}
      B: {<<: *a, "sources:REPLACE": [{path: .., excludes: ["**/{a,b}"], includes: ["[x]"]}]}
    settingGroups: {g: {groups: [g], configs: {debug: {PRODUCT_NAME: "$(P)"}}}}
    """.utf8)

  private static let words =
    ["\0", "\t", "\n", " ", "\"", "&a", "*a", "-", ":", "<<", "[", "]", "{", "}", "${", "\u{85}"]
    .map { Array($0.utf8) } + [[0x80], [0xE2]]

  @Test func readsOrRefusesEveryPrefix() {
    for count in 0...Self.text.count { expectPlace(Array(Self.text[..<count])) }
  }

  @Test func readsOrRefusesEveryWordInEveryPlace() {
    for place in Self.text.indices {
      for word in Self.words { expectPlace(Self.text[..<place] + word + Self.text[(place + 1)...]) }
    }
  }

  private func expectPlace(_ bytes: [UInt8]) {
    do throws(ProjectFileError) {
      let project = try XcodeGenProject.read(
        bytes, at: "project.yml",
        others: OtherFiles { path in
          path == "project.yml" || path == "a/b.yml" ? bytes : nil
        })
      for note in project?.notes ?? [] {
        let place = note.location
        #expect(isPlace(place?.line ?? 0, place?.column ?? 0, in: bytes), "\(note)")
      }
    } catch {
      #expect(isPlace(error.line, error.column, in: bytes), "\(error)")
    }
  }

  private func isPlace(_ line: Int, _ column: Int, in bytes: [UInt8]) -> Bool {
    let text = SourceText(bytes)
    return (1...text.lineCount).contains(line)
      && (1...text.text(ofLine: line).utf8.count + 1).contains(column)
  }
}
