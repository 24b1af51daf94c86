/// How a reference is written, as far as one file shows.
///
/// `public` for speed alone: the linker compares forms in its loops, and what is `package` is never
/// inlined into another module.
public enum ReferenceForm: UInt8, BitwiseCopyable, CaseIterable, Sendable {
  /// In the inheritance clause of a protocol, or first in that of a class.
  case inherit
  /// In any other inheritance clause.
  case conform
  /// The extended type.
  case extend
  /// In a type position, or a bare name in an expression.
  case type
  /// Called: `T(...)`, `T.init(...)`, `T { ... }`.
  case construct
  /// Followed by a member: `T.member`.
  case `static`
  /// After `@`.
  case attribute
  /// After `as`, `is` or `catch`, or in a pattern.
  case cast
  /// The root of a key path.
  case keypath
  /// On the right side of a typealias.
  case alias
  /// A lower-case name in an expression, or a member of what a call returns.
  case value
  /// A member of `self` or `Self`, which is no segment of the path.
  case selfMember
  /// A member of `super`, which is no segment of the path.
  case superMember
  /// A member of a value without a name: `(a + b).c`.
  case member
  /// A member of a type that the context says: `.c`.
  case implicitMember
  /// No symbol use but an argument of a call.
  case argument

  /// Whether the base of the path may be the name of a type.
  public var mayNameType: Bool { rawValue <= ReferenceForm.alias.rawValue }
}

/// What makes a variable of code, and so says where its type comes from.
package enum LocalKind: UInt8, BitwiseCopyable, CaseIterable, Sendable {
  /// `let` or `var`.
  case variable
  /// `let` or `var` in the condition of a statement, where the value is an optional one.
  case condition
  /// One of several in parentheses.
  case tuple
  /// `for`, where the value is a sequence.
  case loop
  /// A parameter of a closure.
  case closureParameter
  /// In the capture list of a closure.
  case capture
  /// In a pattern.
  case pattern
  /// What a `set`, `willSet` or `didSet` is given; the place of one that nobody writes down,
  /// `newValue` or `oldValue`, is that of the brace.
  case accessorValue
  /// `error` in the block of a `catch` without a pattern, which nobody writes down; its place is
  /// that of the brace, its type that which the `do` writes.
  case caughtError
}

/// What a value starts with.
package enum ValueKind: UInt8, BitwiseCopyable, CaseIterable, Sendable {
  /// There is no value.
  case none
  /// A path: the first reference at or after the start, arguments apart, is its base.
  case reference
  /// All of it is such a literal, strings and sums of them apart, which may have values in them.
  case string, number, boolean
  /// All of it is a number with a fraction or an exponent.
  case fraction
  /// `self`, without members.
  case selfValue
  /// An array or a dictionary.
  case collection
  /// An array or a dictionary that begins with a path: the first reference after the start is the
  /// base of that.
  case collectionOfPaths
  /// An array that does not begin with a path. In ``ExtentFact`` and ``LocalFact`` only, as is
  /// ``dictionary``: what a literal is its end tells.
  case array
  /// A dictionary, whatever it begins with.
  case dictionary
  case closure
  /// In parentheses; what is in these is in ``FileFacts/tupleItems``.
  case group
  case other
  /// In ``FileFacts/choices`` only: a closure that is called at once, `{ … }()`, of which the
  /// parenthesis is noted.
  case calledClosure
  /// In ``FileFacts/choices`` only: a conversion, of which the written type is noted.
  case conversion
}

/// The literal that is all of an argument. The raw values are bits of ``ReferenceFact/flags``.
package enum ArgumentLiteral: UInt8, BitwiseCopyable, CaseIterable, Sendable {
  /// Without values in it.
  case string = 4
  /// Without a sign.
  case number = 8
  case boolean = 12
}

/// Modifiers of a declaration, access levels apart.
package struct Modifiers: OptionSet, BitwiseCopyable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Empty for a keyword that is no modifier.
  init(_ keyword: Keyword) {
    guard keyword != .class else {
      rawValue = 1 << 31
      return
    }
    let bit = Int(keyword.rawValue) - Int(Keyword.open.rawValue) - 1
    rawValue = keyword.isModifier && bit >= 0 ? 1 << UInt32(bit) : 0
  }

  /// Those of members that belong to the type itself.
  package static let ofType = Modifiers(.static).union(Modifiers(.class))
  package static let final = Modifiers(Keyword.final)
  package static let weak = Modifiers(Keyword.weak)
  package static let unowned = Modifiers(Keyword.unowned)
  package static let lazy = Modifiers(Keyword.lazy)
  package static let override = Modifiers(Keyword.override)
  package static let convenience = Modifiers(Keyword.convenience)
  package static let prefix = Modifiers(Keyword.prefix)
  package static let postfix = Modifiers(Keyword.postfix)

  /// The modifiers as they are written, in alphabetical order.
  package var words: [String] {
    Keyword.allCases.filter { !isDisjoint(with: Modifiers($0)) }.map(\.text).sorted()
  }
}

/// What is true of a declaration beyond its modifiers.
package struct Traits: OptionSet, BitwiseCopyable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let async = Traits(rawValue: 1)
  /// `throws` or `rethrows`.
  package static let throwing = Traits(rawValue: 2)
  /// A variable with a getter, and no storage of its own.
  package static let computed = Traits(rawValue: 4)
  /// `init?` or `init!`.
  package static let failable = Traits(rawValue: 8)
  /// Attributes stand before it.
  package static let attributed = Traits(rawValue: 16)
  /// A variable whose written type ends with `?` or `!`.
  package static let optionalType = Traits(rawValue: 32)

  /// The traits as words, in alphabetical order; attributes are facts of their own, and so
  /// are types.
  package var words: [String] {
    let all: [(trait: Traits, word: String)] = [
      (.async, "async"), (.computed, "computed"), (.failable, "failable"), (.throwing, "throwing"),
    ]
    return all.filter { contains($0.trait) }.map(\.word)
  }
}
