import LintelScanner
import LintelVocabulary

/// Distinguishes records that fit their source from those that are damaged, or describe another
/// text.
///
/// The index library reports no error for a damaged record, but returns what it can read of it, and
/// modification times do not prove that a record describes this text. But an intact record has
/// definitions of all declarations of its file outside of code and `#if`, except for the kinds that
/// ``DeclarationKind/isIndexed`` leaves out. So a record that lacks one of these definitions does
/// not fit.
enum RecordCheck {
  /// Returns the reason why a record does not fit its source; `nil` if it fits.
  static func failure(in record: IndexRecord, _ places: FilePlaces, _ names: NameTable) -> String? {
    var defined: Set<UInt32> = []
    for occurrence in record.occurrences where occurrence.roles.contains(.definition) {
      if let offset = places.offset(line: occurrence.line, column: occurrence.column) {
        defined.insert(offset)
      }
    }
    let facts = places.facts.declarations
    var isLocal: [Bool] = []
    isLocal.reserveCapacity(facts.count)
    for fact in facts {
      let owner = fact.owner < 0 ? nil : fact.owner
      isLocal.append(owner.map { isLocal[Int($0)] || facts[Int($0)].kind.hasCode } ?? false)
      if fact.kind.isIndexed, fact.condition == 0, isLocal.last == false,
        !defined.contains(fact.offset)
      {
        let line = places.line(of: fact.offset)
        return "it does not define '\(names.text(of: fact.name))' of line \(line)"
      }
    }
    return nil
  }
}

extension DeclarationKind {
  /// Whether declarations inside of a declaration of this kind are local.
  fileprivate var hasCode: Bool {
    switch self {
    case .function, .initializer, .deinitializer, .subscript, .variable, .constant: true
    default: false
    }
  }

  /// Whether the index has a definition of every declaration of this kind at its name.
  fileprivate var isIndexed: Bool {
    switch self {
    case .extension, .operator, .precedenceGroup, .genericParameter: false
    default: true
    }
  }
}
