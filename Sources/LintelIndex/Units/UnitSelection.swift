/// The units of a store that describe the sources as they are now.
///
/// A file has a unit for each target that compiles it. Stores are never tidied up: units of files
/// that were moved or deleted stay, and so do units of targets that were renamed. Code that plugins
/// and macros use is compiled twice.
struct UnitSelection: Equatable {
  enum Standing: Equatable {
    /// For each module of the source, the name of the record with the source's occurrences: `nil`
    /// for a module in which the source was not compiled since it was changed. At least one module
    /// has a record.
    case fresh(records: [String?])
    /// The source was changed after it was compiled.
    case outdated
    /// The store has no unit of the source in any of its modules, or the source no longer exists.
    case notBuilt
    /// The source has an up-to-date unit, but none with exactly one record.
    case empty
  }

  /// The standing of each source.
  let standings: [Standing]
  /// The number of units that are left out because their module does not compile the source any
  /// more, by module.
  let leftOut: [String: Int]

  init(standings: [Standing], leftOut: [String: Int] = [:]) {
    self.standings = standings
    self.leftOut = leftOut
  }

  /// - Parameters:
  ///   - sources: the sources; `nil` for a source that was deleted since it was read.
  ///   - units: all units of the store, in any order, with symbolic links resolved in their main
  ///     files; the main file is empty if it no longer exists.
  init(of sources: [UnitSource?], units: [IndexUnit]) {
    let units = Dictionary(
      grouping: units.filter { !$0.isSystem && !$0.mainFile.isEmpty }, by: \.mainFile)
    let known = Set(units.values.joined().map(\.moduleName))
    standings = sources.map { source in
      guard let source, let units = units[source.path] else { return .notBuilt }
      return Standing(of: source, source.newestUnits(of: units, known: known))
    }
    leftOut = Self.leftOut(sources.filter { $0?.isNamed(in: known) ?? false }, units)
  }

  /// - Parameter sources: the sources for which the store knows a module.
  private static func leftOut(
    _ sources: [UnitSource?], _ units: [String: [IndexUnit]]
  ) -> [String: Int] {
    // Links in several modules may lead to one file.
    var modules: [String: Set<String>] = [:]
    for source in sources.lazy.compactMap({ $0 }) {
      modules[source.path, default: []].formUnion(source.modules.map(\.name))
    }
    var counts: [String: Int] = [:]
    for (path, names) in modules {
      for name in (units[path] ?? []).map(\.moduleName) where !names.contains(name) {
        counts[name, default: 0] += 1
      }
    }
    return counts
  }

  /// The names of the records to read, sorted; files with the same content share a record.
  var records: [String] {
    Set(
      standings.flatMap { standing -> [String] in
        if case .fresh(let records) = standing { records.compactMap { $0 } } else { [] }
      }
    ).sorted()
  }
}

extension UnitSelection.Standing {
  /// - Parameter units: the unit for each module of the source.
  fileprivate init(of source: UnitSource, _ units: [IndexUnit?]) {
    let fresh = units.map { unit in unit.flatMap { source.isOlder(than: $0) ? $0 : nil } }
    // A unit of Swift has one record. That of a C file has one for each header.
    let records = fresh.map { unit in unit.flatMap { $0.records.count == 1 ? $0.records[0] : nil } }
    if records.contains(where: { $0 != nil }) {
      self = .fresh(records: records)
    } else if fresh.contains(where: { $0 != nil }) {
      self = .empty
    } else {
      self = units.contains { $0 != nil } ? .outdated : .notBuilt
    }
  }
}
