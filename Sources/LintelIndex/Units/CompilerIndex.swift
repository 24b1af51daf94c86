import LintelPlatform

/// What the compiler's index says about the files of a project.
package struct CompilerIndex: Sendable {
  /// For each file its record; `nil` where there is none that speaks of the file as it is now.
  let records: [IndexRecord?]
  let coverage: Coverage
  /// The folder that it was read from.
  let store: String

  /// Reads the part of an index store that is about some files.
  ///
  /// - Parameters:
  ///   - store: `nil` for that of the package's last debug build.
  ///   - root: the folder of the package.
  ///   - files: relative to `root`.
  ///   - program: has the subcommand ``IndexRequest/subcommand``, and may crash.
  /// - Throws: when nothing in the store is of use.
  package init(
    store: String?, root: String, files: [String], program: String
  ) throws(IndexError) {
    if let store, !isFolder(store) { throw .noSuchStore(store) }
    guard let store = store ?? StoreLocation.find(package: root) else {
      throw .noStore(package: root)
    }
    guard let library = LibraryLocation.find() else {
      throw .noLibrary(name: LibraryLocation.name)
    }
    let client = StoreClient(program: program, library: library, store: store)
    let (format, units) = try client.asking { client throws(StoreError) in
      try client.unitNames()
    }
    guard !units.isEmpty else {
      let formats = StoreLocation.formats(of: store)
      if formats.isEmpty || formats.contains("v\(format)") { throw .noUnits(store: store) }
      throw .otherFormat(store: store, formats: formats, expected: "v\(format)")
    }
    self = try client.asking { client throws(StoreError) in
      try CompilerIndex(client, units: units, root: root, files: files)
    }
    if coverage.lostCount == files.count { throw .nothingFresh(store: store, coverage) }
  }

  init(records: [IndexRecord?], coverage: Coverage, store: String) {
    self.records = records
    self.coverage = coverage
    self.store = store
  }

  private init(
    _ client: StoreClient, units names: [String], root: String, files: [String]
  ) throws(StoreError) {
    let (units, lostUnits) = try client.units(names)
    let selection = UnitSelection(
      of: files.map { UnitSelection.Source(path: root + "/" + $0) }, units: units.map(\.resolved))
    let (read, lostRecords) = try client.records(selection.records)
    let records = Dictionary(uniqueKeysWithValues: zip(selection.records, read))
    self.init(
      records: selection.standings.map { standing in
        if case .fresh(let record) = standing { records[record] ?? nil } else { nil }
      },
      coverage: Coverage(
        files: files, selection.standings, lostUnits: lostUnits, lostRecords: lostRecords),
      store: client.store)
  }
}

extension StoreClient {
  /// Asks, and says which store could not answer.
  fileprivate func asking<R>(
    _ body: (StoreClient) throws(StoreError) -> R
  ) throws(IndexError) -> R {
    do throws(StoreError) {
      return try body(self)
    } catch {
      throw .unreadable(store: store, reason: error.reason)
    }
  }
}

extension UnitSelection.Source {
  /// `nil` if there is no such file any more.
  fileprivate init?(path: String) {
    guard let path = realPath(path), let modified = StoreLocation.modified(path) else { return nil }
    self.init(path: path, modified: modified)
  }
}

extension IndexUnit {
  /// The unit with its main file free of symbolic links; without one that is not there any more.
  fileprivate var resolved: IndexUnit {
    IndexUnit(
      name: name, mainFile: mainFile.isEmpty || isSystem ? "" : realPath(mainFile) ?? "",
      modified: modified, isSystem: isSystem, records: records)
  }
}
