import Testing

@testable import LintelIndex

/// What people read when the index is of no use, or of little.
struct MessageTests {
  private static let coverage = Coverage(
    files: ["A.swift", "B.swift", "C.swift", "D.swift", "E.swift", "F.swift", "S/G.swift"],
    UnitSelection(standings: [
      .outdated, .notBuilt, .notBuilt, .notBuilt, .notBuilt, .fresh(records: ["F"]), .notBuilt,
    ]),
    lostUnits: [
      .init(name: "G.swift.o-1", reason: "it is cut off"),
      .init(name: "Gone.swift.o-2", reason: "it is garbage"),
    ], lostRecords: [.init(name: "F", reason: "reading it crashed with signal 11")])

  @Test func notes() {
    #expect(
      Self.coverage.notes.map(\.description) == [
        "F.swift: the compiler's index of this file cannot be read: reading it crashed with "
          + "signal 11",
        "S/G.swift: the compiler's index of this file cannot be read: it is cut off",
        "the unit 'Gone.swift.o-2' of the compiler's index cannot be read: it is garbage",
        "7 of 7 files are read by syntax alone, not by the compiler's index: 1 changed since it was "
          + "built ('A.swift'); 4 were not built ('B.swift', 'C.swift', 'D.swift' and 1 more); 2 "
          + "have a damaged index ('F.swift', 'S/G.swift'); build again: a package with '--build' or "
          + "'swift build --build-tests', anything else in Xcode",
      ])
  }

  @Test func notesOfTargets() {
    let coverage = Coverage(
      files: ["A.swift", "B.swift", "C.swift"],
      UnitSelection(
        standings: [
          .fresh(records: ["A", nil]), .fresh(records: ["B1", "B2"]),
          .fresh(records: ["C1", "C2"]),
        ], leftOut: ["New": 1, "Gone": 2]),
      lostUnits: [],
      lostRecords: ["B1", "C1", "C2"].map { .init(name: $0, reason: "it is cut off") })
    #expect(coverage.lostCount == 1)
    #expect(
      coverage.notes.map(\.description) == [
        "C.swift: the compiler's index of this file cannot be read: it is cut off",
        "B.swift: the compiler's index of this file for one of its targets cannot be read: it is cut "
          + "off",
        "1 of 3 files is read by syntax alone, not by the compiler's index: 1 has a damaged index "
          + "('C.swift'); build again: a package with '--build' or 'swift build --build-tests', "
          + "anything else in Xcode",
        "2 of 3 files are in the compiler's index for some of their targets only ('A.swift', "
          + "'B.swift'), and read by syntax alone for the others",
        "2 units of the compiler's index for the module 'Gone' are left out: it does not compile "
          + "those files any more",
        "1 unit of the compiler's index for the module 'New' is left out: it does not compile that "
          + "file any more",
      ])
  }

  @Test func nothingIsSaidOfAFullIndex() {
    let coverage = Coverage(
      files: ["A.swift"], UnitSelection(standings: [.fresh(records: ["A"])]), lostUnits: [],
      lostRecords: [])
    #expect(coverage.notes == [])
  }

  @Test(arguments: [
    (
      IndexError.noLibrary(name: "libIndexStore.so"),
      "no 'libIndexStore.so' in a Swift toolchain on PATH, which is required to read the compiler's index; "
        + "install a toolchain from https://www.swift.org/install and put its 'swift' on PATH"
    ),
    (
      .noStore(package: "App"),
      "no index store of the compiler in 'App/.build'; build a package with '--build' or "
        + "'swift build --build-tests', or name another store, such as Xcode's, with "
        + "'--index-store DerivedData/<project>/Index.noindex/DataStore'"
    ),
    (
      .noSuchStore("/store"),
      "'/store' is not an index store: there is no such folder; a build by SwiftPM writes "
        + "'.build/<platform>/debug/index/store'"
    ),
    (
      .unreadable(store: "/store", reason: "permission denied"),
      "cannot read the index store '/store': permission denied"
    ),
    (
      .otherFormat(store: "/store", formats: ["v4"], expected: "v5"),
      "the index store '/store' has the format v4, and the toolchain on PATH reads v5; build with "
        + "the toolchain that is on PATH"
    ),
    (
      .noUnits(store: "/store"),
      "the index store '/store' is empty; build again: a package with '--build' or "
        + "'swift build --build-tests', anything else in Xcode"
    ),
    (
      .nothingFresh(
        store: "/store",
        Coverage(
          files: ["A.swift", "B.swift"], UnitSelection(standings: [.outdated, .outdated]),
          lostUnits: [], lostRecords: [])),
      "the index store '/store' cannot be used for any of the 2 files: 2 changed since they were built "
        + "('A.swift', 'B.swift'); build again: a package with '--build' or "
        + "'swift build --build-tests', anything else in Xcode"
    ),
  ])
  func refusals(error: IndexError, message: String) {
    #expect(error.message == message)
  }
}
