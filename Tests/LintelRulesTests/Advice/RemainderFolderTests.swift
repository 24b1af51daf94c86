import Testing

@testable import LintelAdvice

/// Which folders become components for what has no part.
@Suite struct RemainderFolderTests {
  private func file(
    _ folder: String, _ typeCount: Int, placed: Int = 0, uses: Set<Int> = []
  ) -> UnplacedFile {
    UnplacedFile(
      folders: folder.split(separator: "/").map(String.init), placedCount: placed,
      typeCount: typeCount, used: uses)
  }

  private func texts(_ folders: [RemainderFolder]) -> [String] {
    folders.map { "\($0.path.joined(separator: "/")): \($0.typeCount)" }
  }

  @Test func theLargestAreTakenOutOfTheirParents() {
    let folders = RemainderFolder.chosen(for: [
      file("App/Source/Login", 20), file("App/Source/Login/Form", 2), file("App/Source/Map", 9),
      file("App/Source", 4), file("App/Source/Day", 1), file("App/Empty", 0),
    ])
    #expect(texts(folders) == ["App/Source/Login: 22", "App/Source/Map: 9", "App/Source: 5"])
  }

  /// A folder that has little beside those in it is no component between them and what is around.
  @Test func whatIsLeftOfAFolderGoesWithTheOneAroundIt() {
    let folders = RemainderFolder.chosen(for: [
      file("App/Source/Login", 50), file("App/Source", 1), file("App", 10),
    ])
    #expect(texts(folders) == ["App/Source/Login: 50", "App: 11"])
  }

  @Test func whatIsInNoCommonFolderIsInTheRoot() {
    let many = (10..<40).map { file("Sources/Module\($0)", 3, uses: [0]) }
    let folders = RemainderFolder.chosen(for: many + [file("Tool", 1)])
    #expect(folders.count == 8)
    #expect(texts(folders).suffix(2) == ["Sources: 72", ": 1"])
    #expect(RemainderFolder.chosen(for: [file("App", 0)]).isEmpty)
  }

  @Test func sharedFoldersHoldNoPartAndUseNone() {
    let folders = RemainderFolder.shared(of: [
      file("Kit/Text", 2), file("Kit/Time/Day", 1), file("Kit/Time", 3),
      file("Kit/Page", 1, placed: 1),
      file("Kit/Start", 4, uses: [1]), file("Base", 5), file("", 1), file("None", 0),
    ])
    #expect(texts(folders) == ["Base: 5", "Kit/Time: 4", "Kit/Text: 2"])
  }

  @Test func whatGoesOneWayOnlyIsKept() throws {
    func folder(_ name: String, _ typeCount: Int, uses: Set<Int>, usedBy: Set<Int>)
      -> RemainderFolder
    {
      RemainderFolder(
        [name],
        of: [UnplacedFile(folders: [name], typeCount: typeCount, used: uses, users: usedBy)])
    }
    let parts = ["View", "Logic", "Model"]
    let helpers = folder("Helpers", 9, uses: [2], usedBy: [0, 1])
    let start = folder("Start", 8, uses: [0, 1], usedBy: [])
    func rule(_ folders: RemainderFolder...) -> [String]? {
      RemainderOrder(of: folders, called: folders.map { $0.path[0] }, parts: parts)?.rule.lines
    }
    #expect(rule(helpers, start) == ["kind: forbid", "from: Helpers", "to: [View, Logic]"])
    #expect(
      rule(helpers, start, folder("Launch", 2, uses: [0, 1], usedBy: []))
        == ["kind: forbid", "from: [View, Logic]", "to: [Start, Launch]"])
    #expect(rule(folder("Both", 4, uses: [0], usedBy: [0])) == nil)
  }
}
