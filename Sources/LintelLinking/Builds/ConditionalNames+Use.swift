import LintelGraph
import LintelScanner

extension ConditionalNames {
  struct Use {
    /// The conditions under which a declaration has the name, in the order of the declarations;
    /// indices in ``OpenBranches/conditions``.
    var conditions: [Int] = []
    /// The ``conditions`` under which a further declaration gets the name: a declaration with
    /// several conditions counts with its first one only.
    var alternatives: [Int] = []
    /// The code that uses the name, as far as it is examined.
    var users: [User] = []
    /// The files that use the name, ascending.
    var files: [FileID] = []
    /// Whether all declarations of the name are in branches of one scope: then the first one is
    /// meant wherever all of them may be compiled.
    var isOfOneScope = false
  }

  /// The code that uses a name.
  enum User: Comparable {
    case outsideOfBranches
    /// The code of branches with a condition, by its index in ``OpenBranches/conditions``.
    case branch(Int)

    /// The condition of the code; `nil` outside of `#if`.
    var condition: Int? {
      if case .branch(let condition) = self { condition } else { nil }
    }
  }

  /// A name, limited to one file if all of its conditions are of that file: a branch there imports
  /// the module of the declaration, or declares a local variable.
  struct Key: Hashable, Comparable {
    let name: NameID
    /// `nil` for all files.
    let file: FileID?

    static func < (one: Key, other: Key) -> Bool {
      (one.name, FileID(orAbsent: one.file)) < (other.name, FileID(orAbsent: other.file))
    }
  }
}

extension ConditionalNames.Use {
  /// Adds a use of the name.
  ///
  /// - Returns: false if too many branches use the name.
  mutating func add(_ user: ConditionalNames.User, _ file: FileID) -> Bool {
    if files.last != file { files.append(file) }
    if users.contains(user) { return true }
    guard users.count < ConditionalNames.limit else { return false }
    users.append(user)
    return true
  }
}
