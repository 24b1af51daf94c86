import Testing

@testable import LintelIndex

struct UnitSelectionTests {
  private func source(_ path: String, at time: FileTime = FileTime(seconds: 10)) -> UnitSource {
    UnitSource(path: path, modified: time, modules: [.init(name: "", target: "")])
  }

  private func unit(
    _ name: String, of file: String, at seconds: Int64 = 20, isSystem: Bool = false,
    records: [String] = ["R"]
  ) -> IndexUnit {
    IndexUnit(
      name: name, mainFile: file, modified: FileTime(seconds: seconds), isSystem: isSystem,
      records: records)
  }

  @Test func unitThatIsNewerThanItsSourceIsFresh() {
    let selection = UnitSelection(of: [source("/a.swift")], units: [unit("a", of: "/a.swift")])
    #expect(selection.standings == [.fresh(records: ["R"])])
  }

  @Test func unitOfTheSameMomentIsFresh() {
    let selection = UnitSelection(
      of: [source("/a.swift", at: FileTime(seconds: 20))], units: [unit("a", of: "/a.swift")])
    #expect(selection.standings == [.fresh(records: ["R"])])
  }

  @Test func nanosecondsCount() {
    let source = source("/a.swift", at: FileTime(seconds: 20, nanoseconds: 1))
    let selection = UnitSelection(of: [source], units: [unit("a", of: "/a.swift")])
    #expect(selection.standings == [.outdated])
  }

  @Test func sourceThatChangedIsOutdated() {
    let selection = UnitSelection(
      of: [source("/a.swift", at: FileTime(seconds: 21))], units: [unit("a", of: "/a.swift")])
    #expect(selection.standings == [.outdated])
  }

  @Test func unitsWithoutTheirFileAndOfTheSDKSayNothing() {
    let units = [
      unit("gone", of: ""), unit("sdk", of: "/a.swift", isSystem: true),
      unit("other", of: "/other.swift"),
    ]
    #expect(UnitSelection(of: [source("/a.swift")], units: units).standings == [.notBuilt])
  }

  @Test func sourceThatHasGoneIsNotBuilt() {
    #expect(UnitSelection(of: [nil], units: [unit("a", of: "/a.swift")]).standings == [.notBuilt])
  }

  @Test func newestOfSeveralUnitsCounts() {
    let units = [
      unit("renamed", of: "/a.swift", at: 30, records: ["new"]),
      unit("old", of: "/a.swift", at: 20, records: ["old"]),
    ]
    for units in [units, units.reversed()] {
      let selection = UnitSelection(of: [source("/a.swift")], units: units)
      #expect(selection.standings == [.fresh(records: ["new"])])
    }
  }

  @Test func unitsOfOneMomentAreToldApartByName() {
    let units = [
      unit("a-tool", of: "/a.swift", records: ["tool"]),
      unit("a", of: "/a.swift", records: ["own"]),
    ]
    for units in [units, units.reversed()] {
      let selection = UnitSelection(of: [source("/a.swift")], units: units)
      #expect(selection.standings == [.fresh(records: ["own"])])
    }
  }

  @Test func filesOfTheSameContentShareARecord() {
    let selection = UnitSelection(
      of: [source("/a.swift"), source("/b.swift")],
      units: [unit("a", of: "/a.swift"), unit("b", of: "/b.swift")])
    #expect(selection.standings == [.fresh(records: ["R"]), .fresh(records: ["R"])])
    #expect(selection.records == ["R"])
  }

  @Test(arguments: [[], ["a.h", "b.h"]])
  func unitThatIsNotOfSwiftSaysNothing(records: [String]) {
    let selection = UnitSelection(
      of: [source("/a.swift")], units: [unit("a", of: "/a.swift", records: records)])
    #expect(selection.standings == [.empty])
  }
}
