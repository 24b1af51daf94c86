/// Which units of a store speak of which sources, as they are now.
///
/// Stores are never tidied up: units of files that were moved or deleted stay, and so do those of
/// targets that were renamed. What plugins and macros use is compiled twice.
struct UnitSelection: Equatable {
  /// A source file, as it is now.
  struct Source: Equatable {
    /// Without symbolic links.
    let path: String
    let modified: FileTime
  }

  enum Standing: Equatable {
    /// The unit is as new as the source; its occurrences are in the record.
    case fresh(record: String)
    /// The source has been changed after it was compiled.
    case outdated
    /// No unit is about it.
    case notBuilt
    /// There is a unit, but without a record.
    case empty
  }

  /// For each source.
  let standings: [Standing]

  /// - Parameters:
  ///   - sources: `nil` for one that has gone since it was read.
  ///   - units: in any order; the main files without symbolic links, and empty for those that are
  ///     not there any more.
  init(of sources: [Source?], units: [IndexUnit]) {
    var newest: [String: IndexUnit] = [:]
    for unit in units where !unit.isSystem && !unit.mainFile.isEmpty {
      if let known = newest[unit.mainFile],
        (known.modified, unit.name) > (unit.modified, known.name)
      {
        continue
      }
      newest[unit.mainFile] = unit
    }
    standings = sources.map { source in
      guard let source, let unit = newest[source.path] else { return .notBuilt }
      if unit.modified < source.modified { return .outdated }
      // A unit of Swift has one record. That of a C file has one for each header.
      guard unit.records.count == 1 else { return .empty }
      return .fresh(record: unit.records[0])
    }
  }

  /// The records to read, sorted; files with the same content share one.
  var records: [String] {
    Set(
      standings.compactMap { standing in
        if case .fresh(let record) = standing { record } else { nil }
      }
    ).sorted()
  }
}
