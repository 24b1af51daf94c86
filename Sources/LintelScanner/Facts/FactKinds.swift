/// The syntactic form of a reference, as far as one file shows it.
///
/// `public` only for speed: the linker compares forms in its loops, and `package` declarations are
/// never inlined into another module.
public enum ReferenceForm: UInt8, BitwiseCopyable, CaseIterable, Sendable {
  /// A name in the inheritance clause of a protocol, or the first in the clause of a class:
  /// `class A: B`.
  case inherit
  /// A name in any other inheritance clause: `struct A: P`.
  case conform
  /// The extended type: `extension A`.
  case extend
  /// A name in a type position, `let a: A`, or a capitalised name by itself in an expression,
  /// `f(A)`.
  case type
  /// A type that is called: `T(...)`, `T.init(...)`, `T { ... }`.
  case construct
  /// A type followed by a member: `T.member`.
  case `static`
  /// A name after `@`: `@A var b`.
  case attribute
  /// A type after `as`, `is` or `catch`, or in a pattern: `a as? A`.
  case cast
  /// A path after a backslash: `\T.member`, `\.member`.
  case keypath
  /// A name on the right side of a typealias: `typealias A = B`.
  case alias
  /// A lower-case name in an expression, or a member of the result of a call: `name`, and `b` of
  /// `T().b`.
  case value
  /// A member of `self` or `Self`, `self.a`; the word itself is not a segment of the path.
  case selfMember
  /// A member of `super`, `super.a`; the word itself is not a segment of the path.
  case superMember
  /// A member of a value without a name: `(a + b).c`.
  case member
  /// A member of a type that the context determines: `.c`.
  case implicitMember
  /// An argument of a call, which is not a use of a symbol: `a: 1` in `f(a: 1)`.
  case argument

  /// Whether the base of the path may be the name of a type.
  public var mayNameType: Bool { rawValue <= ReferenceForm.alias.rawValue }
}

/// The way in which a local variable is declared, which determines where its type comes from.
package enum LocalKind: UInt8, BitwiseCopyable, CaseIterable, Sendable {
  /// Declared with `let` or `var`.
  case variable
  /// Declared with `let` or `var` in the condition of a statement, where the value is an optional:
  /// `if let a = b`.
  case condition
  /// One of several names in parentheses: `let (a, b) = pair`.
  case tuple
  /// Declared by `for`, where the value is a sequence.
  case loop
  /// A parameter of a closure: `{ a in … }`.
  case closureParameter
  /// Declared in the capture list of a closure: `[a = b]`.
  case capture
  /// Bound by a pattern: `case .some(let a)`.
  case pattern
  /// The value that a `set`, `willSet` or `didSet` is given. If its name is not written, so that it
  /// is `newValue` or `oldValue`, its offset is the offset of the brace.
  case accessorValue
  /// The implicit `error` in the block of a `catch` without a pattern. Its offset is the offset of
  /// the brace, and its type is `E` in `do throws(E)`.
  case caughtError
}

/// The kind of a value, as its beginning shows it.
package enum ValueKind: UInt8, BitwiseCopyable, CaseIterable, Sendable {
  /// There is no value.
  case none
  /// A path: its base is the first reference at or after the start that is not an argument.
  case reference
  /// The whole value is a literal of this kind. `string` is also the kind of every value that
  /// begins with a string with interpolations, and of a sum that begins with a string:
  /// `"a" + name`.
  case string, number, boolean
  /// The whole value is a number with a fraction or an exponent.
  case fraction
  /// `self`, without members.
  case selfValue
  /// An array or a dictionary.
  case collection
  /// An array or a dictionary that begins with a path, whose base is the first reference after the
  /// start: `[a, b]`.
  case collectionOfPaths
  /// An array that does not begin with a path. Only in ``ExtentFact`` and ``LocalFact``, like
  /// ``dictionary``, because they are completed at the end of the literal.
  case array
  /// A dictionary, whether or not it begins with a path.
  case dictionary
  case closure
  /// A value in parentheses; its parts are in ``FileFacts/tupleItems``.
  case group
  case other
  /// Only in ``FileFacts/choices``: a closure that is called at once, `{ … }()`; the offset is the
  /// offset of the parenthesis.
  case calledClosure
  /// Only in ``FileFacts/choices``: a conversion, `value as T`; the offset is the offset of the
  /// written type.
  case conversion
}

/// The kind of a literal that is a whole argument. The raw values are bits of
/// ``ReferenceFact/flags``.
package enum ArgumentLiteral: UInt8, BitwiseCopyable, CaseIterable, Sendable {
  /// A string without interpolations.
  case string = 4
  /// A number without a sign.
  case number = 8
  case boolean = 12
}

/// The modifiers of a declaration, except access levels.
package struct Modifiers: OptionSet, BitwiseCopyable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The modifier with the spelling of a keyword; empty if the keyword is not a modifier.
  init(_ keyword: Keyword) {
    guard keyword != .class else {
      rawValue = 1 << 31
      return
    }
    let bit = Int(keyword.rawValue) - Int(Keyword.open.rawValue) - 1
    rawValue = keyword.isModifier && bit >= 0 ? 1 << UInt32(bit) : 0
  }

  /// The modifiers of members that belong to the type itself.
  package static let ofType = Modifiers(.static).union(Modifiers(.class))
  package static let final = Modifiers(Keyword.final)
  package static let optional = Modifiers(Keyword.optional)
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

/// Further properties of a declaration, besides its modifiers.
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
  /// A declaration with attributes before it.
  package static let attributed = Traits(rawValue: 16)
  /// A variable or function whose written type or result ends with `?` or `!`.
  package static let optionalType = Traits(rawValue: 32)

  /// The traits as words, in alphabetical order, without ``attributed`` and ``optionalType``:
  /// attributes and types are facts of their own.
  package var words: [String] {
    let all: [(trait: Traits, word: String)] = [
      (.async, "async"), (.computed, "computed"), (.failable, "failable"), (.throwing, "throwing"),
    ]
    return all.filter { contains($0.trait) }.map(\.word)
  }
}
