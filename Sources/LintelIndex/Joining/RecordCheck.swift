import LintelScanner
import LintelVocabulary

/// Tells records that fit their source from those that are damaged, or about another text.
///
/// The library reads what is left of a damaged record without a word, and times of files may lie.
/// But the compiler defines everything that a file declares.
enum RecordCheck {
  /// What is wrong with a record; `nil` if nothing is.
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
  /// Whether what is declared inside is local to code.
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
