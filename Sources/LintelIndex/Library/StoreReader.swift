import LintelPlatform

/// An open index store.
///
/// The library trusts what it reads, so damaged content may crash it. Only for use in a process
/// that may end at any time.
struct StoreReader {
  private let functions: IndexFunctions
  private let store: IndexHandle

  init(library: String, store: String) throws(StoreError) {
    do throws(LibraryError) {
      functions = try IndexFunctions(LoadedLibrary(anyOf: [library]))
    } catch {
      throw StoreError(error.reason)
    }
    var error: IndexHandle?
    guard let opened = functions.openStore(store, &error) else {
      throw StoreError(functions.reason(error))
    }
    self.store = opened
  }

  var format: UInt32 { functions.formatVersion() }

  /// Returns the names of all units, sorted.
  func unitNames() -> [String] {
    var names: [String] = []
    withUnsafeMutablePointer(to: &names) { pointer in
      _ = functions.eachUnitName(store, 0, UnsafeMutableRawPointer(pointer)) { context, name in
        context?.assumingMemoryBound(to: [String].self).pointee.append(String(name))
        return true
      }
    }
    return names.sorted()
  }

  func unit(_ name: String) throws(StoreError) -> IndexUnit {
    var error: IndexHandle?
    guard let unit = functions.openUnit(store, name, &error) else {
      throw StoreError(functions.reason(error))
    }
    defer { functions.disposeUnit(unit) }
    var (seconds, nanoseconds): (Int64, Int64) = (0, 0)
    // A time of 0 makes the unit older than any source, so that it never counts as up to date.
    if functions.unitTime(store, name, &seconds, &nanoseconds, &error) {
      _ = functions.reason(error)
      (seconds, nanoseconds) = (0, 0)
    }
    var records: [String] = []
    forEach(functions.eachDependency, of: unit) { dependency in
      if functions.dependencyKind(dependency) == Self.recordDependency {
        records.append(String(functions.dependencyName(dependency)))
      }
    }
    return IndexUnit(
      name: name,
      mainFile: functions.unitHasMainFile(unit) ? String(functions.unitMainFile(unit)) : "",
      moduleName: String(functions.unitModuleName(unit)),
      outputFile: String(functions.unitOutputFile(unit)),
      modified: FileTime(seconds: seconds, nanoseconds: nanoseconds),
      isSystem: functions.unitIsSystem(unit), records: records)
  }

  /// `INDEXSTORE_UNIT_DEPENDENCY_RECORD`.
  private static let recordDependency: UInt32 = 2

  /// Sends all definitions of a record and its explicit references, each after the symbols that it
  /// mentions. Relations are read for definitions only.
  func record(_ name: String, _ send: (StreamMessage) -> Void) throws(StoreError) {
    var error: IndexHandle?
    guard let record = functions.openRecord(store, name, &error) else {
      throw StoreError(functions.reason(error))
    }
    defer { functions.disposeRecord(record) }
    // Within one record, a symbol is always the same pointer.
    var numbers: [IndexHandle: UInt32] = [:]
    func number(of symbol: IndexHandle) -> UInt32 {
      if let known = numbers[symbol] { return known }
      let number = UInt32(numbers.count)
      numbers[symbol] = number
      send(
        .symbol(
          IndexSymbol(
            usr: String(functions.symbolUSR(symbol)), name: String(functions.symbolName(symbol)),
            kind: SymbolKind(rawValue: functions.symbolKind(symbol)),
            subkind: SymbolSubkind(rawValue: functions.symbolSubkind(symbol)))))
      return number
    }
    let isWhole = forEach(functions.eachOccurrence, of: record) { occurrence in
      let roles = SymbolRoles(rawValue: functions.occurrenceRoles(occurrence))
      let isDefinition = roles.contains(.definition)
      guard isDefinition || roles.contains(.reference) && !roles.contains(.implicit) else { return }
      var (line, column): (UInt32, UInt32) = (0, 0)
      functions.occurrencePlace(occurrence, &line, &column)
      let symbol = number(of: functions.occurrenceSymbol(occurrence))
      var relations: [IndexOccurrence.Relation] = []
      if isDefinition {
        forEach(functions.eachRelation, of: occurrence) { relation in
          relations.append(
            .init(
              roles: SymbolRoles(rawValue: functions.relationRoles(relation)),
              symbol: number(of: functions.relationSymbol(relation))))
        }
      }
      send(
        .occurrence(
          IndexOccurrence(
            symbol: symbol, line: line, column: column, roles: roles, relations: relations)))
    }
    // The record of a file that `#if` leaves out is empty. For an empty record, the library also
    // says that the loop did not reach its end.
    if !isWhole, !numbers.isEmpty { throw StoreError("it ends early") }
  }
}
