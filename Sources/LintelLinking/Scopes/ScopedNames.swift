import LintelGraph
import LintelScanner

/// A scope that can declare names: a declaration, a module, or an external type that extensions add
/// to.
struct Scope: Equatable {
  fileprivate let number: UInt32

  static func declaration(_ id: DeclarationID) -> Scope { Scope(number: UInt32(id.rawValue)) }
  static func module(_ id: ModuleID) -> Scope { Scope(number: 0x8000_0000 | UInt32(id.rawValue)) }
  static func external(_ type: NameID) -> Scope { Scope(number: 0xc000_0000 | type) }

  /// The name of an external type; `nil` for any other scope.
  var externalType: NameID? { number >= 0xc000_0000 ? number & 0x3fff_ffff : nil }
  var isModule: Bool { number & 0xc000_0000 == 0x8000_0000 }
}

/// A declaration or a generic parameter that has a name in a scope.
struct ScopedName {
  let scope: Scope
  let name: NameID
  let meaning: Meaning

  init(scope: Scope, name: NameID, declaration: DeclarationID) {
    self.scope = scope
    self.name = name
    meaning = Meaning(declaration)
  }

  /// Creates the name of a generic parameter.
  init(genericParameter name: NameID, of declaration: DeclarationID) {
    scope = .declaration(declaration)
    self.name = name
    meaning = .genericParameter
  }
}

/// The declarations, by name and scope.
///
/// They are sorted by name and then by scope. Most names have few declarations, so that a look-up
/// reads one short run of memory, and mostly finds no match there.
struct ScopedNames: ~Copyable {
  /// For each name, the index of its first declaration; then the end of the last name's
  /// declarations.
  private let starts: [Int32]
  /// A Bloom filter of the pairs of a name and a scope. Several pairs may share a bit, but a bit
  /// that is not set proves that the scope does not have the name.
  private var filter: BitVector
  private let filterShift: UInt64
  private let scopes: [UInt32]
  private let meanings: [Meaning]

  /// - Parameter entries: the declarations; those with the same name and scope are in the order in
  ///   which look-ups return them.
  init(_ entries: [ScopedName], nameCount: Int) {
    var rows = Rows(grouping: entries.lazy.map { Int32($0.name) }, rowCount: nameCount)
    // In place: sorting a slice of the array copied each row.
    entries.withUnsafeBufferPointer { entries in
      rows.values.withUnsafeMutableBufferPointer { values in
        for name in 0..<nameCount where rows.starts[name + 1] - rows.starts[name] > 1 {
          let range = Int(rows.starts[name])..<Int(rows.starts[name + 1])
          var row = UnsafeMutableBufferPointer(rebasing: values[range])
          row.sort {
            (entries[Int($0)].scope.number, $0) < (entries[Int($1)].scope.number, $1)
          }
        }
      }
    }
    starts = rows.starts
    scopes = rows.values.map { entries[Int($0)].scope.number }
    meanings = rows.values.map { entries[Int($0)].meaning }
    var bits: UInt64 = 6
    while 1 << bits < entries.count * 8 { bits += 1 }
    filter = BitVector(count: 1 << bits)
    filterShift = 64 - bits
    for entry in entries { filter.insert(bit(of: entry.name, in: entry.scope)) }
  }

  /// Returns the index of a name and scope in the filter.
  private func bit(of name: NameID, in scope: Scope) -> Int {
    let key = UInt64(name) << 32 | UInt64(scope.number)
    return Int(truncatingIfNeeded: (key &* 0x9e37_79b9_7f4a_7c15) &>> filterShift)
  }

  /// Whether any scope declares the name; false for a name that the project does not use.
  func isDeclared(_ name: NameID) -> Bool {
    Int(name) < starts.count - 1 && starts[Int(name)] < starts[Int(name) + 1]
  }

  /// Whether modules, and no other scopes, declare the name.
  @inline(__always)
  func isInModulesOnly(_ name: NameID) -> Bool {
    guard let row = row(of: name) else { return false }
    return Scope(number: scopes[row.range.lowerBound]).isModule
      && Scope(number: scopes[row.range.upperBound - 1]).isModule
  }

  /// The declarations of a name in all scopes.
  struct Row {
    fileprivate let name: NameID
    fileprivate let range: Range<Int>
  }

  /// Returns the declarations of a name in all scopes; `nil` if it has none.
  func row(of name: NameID) -> Row? {
    guard isDeclared(name) else { return nil }
    return Row(name: name, range: Int(starts[Int(name)])..<Int(starts[Int(name) + 1]))
  }

  /// Returns the range of the declarations of a name in a scope.
  func range(of name: NameID, in scope: Scope) -> Range<Int> {
    guard let row = row(of: name) else { return 0..<0 }
    return range(of: row, in: scope)
  }

  func range(of row: Row) -> Range<Int> { row.range }

  /// Whether some scopes of the declarations are external types.
  func hasExternalScopes(_ row: Row) -> Bool {
    Scope(number: scopes[row.range.upperBound - 1]).externalType != nil
  }

  func scopes(of row: Row) -> some Sequence<Scope> { scopes[row.range].lazy.map(Scope.init) }

  /// Returns the range of the declarations in a scope.
  @inline(__always)
  func range(of row: Row, in scope: Scope) -> Range<Int> {
    // Most often the scope has no such name.
    filter[bit(of: row.name, in: scope)] ? search(row, scope) : 0..<0
  }

  private func search(_ row: Row, _ scope: Scope) -> Range<Int> {
    scopes.withUnsafeBufferPointer { scopes in
      var low = row.range.lowerBound
      var count = row.range.count
      while count > 1 {
        let half = count / 2
        if scopes[low + half - 1] < scope.number { low += half }
        count -= half
      }
      // If the scope has no such name in spite of the filter, `low` is the index of another scope.
      var high = low
      // Mostly there is one declaration; where there are many, the steps grow.
      var step = 1
      while step > 0 {
        while high + step <= row.range.upperBound, scopes[high + step - 1] == scope.number {
          high += step
          step *= 2
        }
        step /= 2
      }
      return low..<high
    }
  }

  subscript(position: Int) -> Meaning { meanings[position] }

  /// Returns a declaration; ``ID/absent`` for a generic parameter.
  func declaration(at position: Int) -> DeclarationID {
    DeclarationID(orAbsent: meanings[position].declaration)
  }

  /// Returns the groups of declarations that share a name and a scope, without those that a generic
  /// parameter hides.
  func shared(in isWanted: (Scope) -> Bool) -> [[DeclarationID]] {
    var groups: [[DeclarationID]] = []
    for name in 0..<starts.count - 1 where starts[name + 1] - starts[name] > 1 {
      var start = Int(starts[name])
      let end = Int(starts[name + 1])
      while start < end {
        let rest = scopes[start..<end]
        let next = rest.firstIndex { $0 != scopes[start] } ?? end
        if next - start > 1, meanings[start] != .genericParameter,
          isWanted(Scope(number: scopes[start]))
        {
          groups.append(meanings[start..<next].compactMap(\.declaration))
        }
        start = next
      }
    }
    return groups
  }
}
