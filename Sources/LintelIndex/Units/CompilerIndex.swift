import LintelGraph
import LintelPlatform

/// The part of the compiler's index that describes the files of a project.
package struct CompilerIndex: Sendable {
  /// For each file, a record for each of its modules: `nil` where no readable record describes the
  /// file as it is now. The list is empty if the store has no up-to-date record of the file.
  let records: [[IndexRecord?]]
  let coverage: Coverage
  /// The files that were built and are not read, each with its record if that is readable; empty
  /// unless they were asked for.
  let unread: [(file: UnreadFile, record: IndexRecord?)]
  /// The folder from which the index was read.
  let store: String

  /// Reads the part of an index store that is about the given files.
  ///
  /// - Parameters:
  ///   - store: the index store; `nil` for the store of the package's last debug build.
  ///   - root: the folder of the package.
  ///   - graph: the graph of the files, whose paths are relative to `root`.
  ///   - findsUnread: whether to look for files that were built and are not read.
  ///   - program: the path of a program with the subcommand ``IndexRequest/subcommand``, which may
  ///     crash.
  /// - Throws: when nothing in the store is of use.
  package init(
    store: String?, root: String, graph: DependencyGraph, findsUnread: Bool = false,
    program: String
  ) throws(IndexError) {
    if let store, !isFolder(store) { throw .noSuchStore(store) }
    guard
      let store = store.map(StoreLocation.store(meantBy:)) ?? StoreLocation.find(package: root)
    else {
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
      try CompilerIndex(client, units: units, root: root, graph, findsUnread: findsUnread)
    }
    if coverage.lostCount == graph.files.count { throw .nothingFresh(store: store, coverage) }
  }

  init(
    records: [[IndexRecord?]], coverage: Coverage,
    unread: [(file: UnreadFile, record: IndexRecord?)] = [], store: String
  ) {
    self.unread = unread
    self.records = records
    self.coverage = coverage
    self.store = store
  }

  private init(
    _ client: StoreClient, units unitNames: [String], root: String, _ graph: DependencyGraph,
    findsUnread: Bool
  ) throws(StoreError) {
    let (units, lostUnits) = try client.units(unitNames)
    let sources = graph.files.map { UnitSource($0, root: root, graph.modules) }
    let resolved = units.map(\.resolved)
    let selection = UnitSelection(of: sources, units: resolved)
    let unread =
      findsUnread
      ? UnreadFile.all(
        among: resolved, besides: sources, below: realPath(root) ?? root, graph.modules) : []
    let names = Set(selection.records + unread.map(\.record)).sorted()
    let (read, lostRecords) = try client.records(names)
    let records = Dictionary(uniqueKeysWithValues: zip(names, read))
    self.init(
      records: selection.standings.map { standing in
        guard case .fresh(let names) = standing else { return [] }
        return names.map { name in name.flatMap { records[$0] ?? nil } }
      },
      coverage: Coverage(
        files: graph.files.map(\.path), selection, unread: unread.map(\.path),
        lostUnits: lostUnits, lostRecords: lostRecords),
      unread: unread.map { ($0, records[$0.record] ?? nil) },
      store: client.store)
  }
}

extension StoreClient {
  /// Asks the client, and adds the path of the store to its error.
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

extension UnitSource {
  /// `nil` if the file no longer exists.
  fileprivate init?(_ file: SourceFile, root: String, _ modules: [Module]) {
    guard let path = realPath(root + "/" + file.path), let modified = StoreLocation.modified(path)
    else { return nil }
    self.init(
      path: path, modified: modified,
      modules: file.modules.map { .init(name: modules[$0].name, target: modules[$0].target) })
  }
}

extension IndexUnit {
  /// The unit with symbolic links resolved in the path of its main file; the path is empty if the
  /// file no longer exists, or if it belongs to a system module.
  fileprivate var resolved: IndexUnit {
    IndexUnit(
      name: name, mainFile: mainFile.isEmpty || isSystem ? "" : realPath(mainFile) ?? "",
      moduleName: moduleName, outputFile: outputFile, modified: modified, isSystem: isSystem,
      records: records)
  }
}
