/// The words that have a meaning for the scanner.
///
/// Many are keywords only in some contexts, which the parser determines.
enum Keyword: UInt8, CaseIterable, BitwiseCopyable {
  case none
  // Declarations
  case `import`, `class`, `struct`, `enum`, `protocol`, actor, `extension`, `typealias`,
    `associatedtype`, macro, `func`, `init`, `deinit`, `subscript`, `var`, `let`, `case`,
    `operator`, `precedencegroup`
  // Access levels
  case `private`, `fileprivate`, `internal`, package, `public`, open
  // Other modifiers, each a bit of `Modifiers`
  case `static`, final, lazy, weak, unowned, override, mutating, nonmutating, convenience,
    required, optional, indirect, dynamic, nonisolated, isolated, distributed, prefix, postfix,
    infix, borrowing, consuming, olderConsuming, sending
  // Statements and expressions
  case `if`, `guard`, `while`, `for`, `switch`, `repeat`, `do`, `catch`, `else`, `defer`,
    `return`, `throw`, `throws`, `rethrows`, `try`, `await`, async, `in`, `where`, `is`,
    `as`, `default`, `break`, `continue`, `fallthrough`, yield, `inout`
  // Types and values
  case some, any, each, selfValue, selfType, anyType, `super`, `true`, `false`, `nil`
  case set, safe, unsafe, of

  /// The word as it is written.
  var text: String {
    switch self {
    case .selfValue: "self"
    case .selfType: "Self"
    case .anyType: "Any"
    case .olderConsuming: "__consuming"
    default: "\(self)"
    }
  }

  /// Whether an expression, not an operator, is expected after this word: `return -a`.
  var startsExpression: Bool {
    switch self {
    case .if, .guard, .while, .for, .switch, .return, .throw, .try, .await, .in, .where, .is, .as,
      .case,
      .else, .let, .var, .unsafe, .yield, .each, .repeat, .do, .catch, .func, .operator, .throws,
      .rethrows:
      true
    default: false
    }
  }

  /// Whether the word begins a declaration wherever a line begins with it: `func`, but not `open`.
  var declares: Bool {
    switch self {
    case .import, .class, .struct, .enum, .protocol, .extension, .typealias, .func, .var, .let,
      .private, .fileprivate, .internal, .public, .static:
      true
    default: false
    }
  }

  /// Whether the word cannot be a name: `if`, but not `open`.
  var isReserved: Bool {
    switch self {
    case .none, .actor, .macro, .package, .open, .async, .yield, .some, .any, .each, .set, .safe,
      .unsafe,
      .of, .precedencegroup:
      false
    case .static: true
    default: !(isModifier && isContextualModifier)
    }
  }

  /// Whether the word can be a modifier of a declaration.
  var isModifier: Bool {
    rawValue >= Keyword.private.rawValue && rawValue < Keyword.if.rawValue
  }

  /// Whether the word is a modifier only where a declaration can begin, and a plain name elsewhere:
  /// `open class A`, but `open = true`.
  var isContextualModifier: Bool {
    switch self {
    case .private, .fileprivate, .internal, .public, .static: false
    default: isModifier
    }
  }

  /// Whether parentheses after the modifier are its argument, whatever they contain:
  /// `nonisolated(nonsending)`. Parentheses after another modifier are its argument only if they
  /// contain `set`, `safe` or `unsafe`.
  var takesAnyArgument: Bool { self == .nonisolated }
}

/// A table that finds a keyword with one multiplication and one comparison.
struct KeywordTable: @unchecked Sendable {
  private struct Slot {
    var word: UInt64 = 0
    var length: UInt8 = 0
    var keyword = Keyword.none
    /// The bytes after the eighth.
    var tail: UInt64 = 0
  }

  private let slots: UnsafePointer<Slot>
  private let factor: UInt64

  static let shared = KeywordTable()

  private static let bits: UInt64 = 10

  private init() {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: 1 << Int(Self.bits))
    // The texts are computed once, because computing one takes as long as trying a hundred
    // multipliers.
    let entries = Keyword.allCases.filter { $0 != .none }.map(Self.slot)
    // Odd multipliers are tried until no two keywords share a slot: a few dozen tries, once.
    var factor: UInt64 = 0x9e37_79b9_7f4a_7c15
    while !Self.place(entries, in: slots, factor) {
      factor = factor &* 6_364_136_223_846_793_005 &+ 2
    }
    self.slots = UnsafePointer(slots)
    self.factor = factor
  }

  private static func slot(of keyword: Keyword) -> Slot {
    var text = Array(keyword.text.utf8)
    let length = text.count
    text += [UInt8](repeating: 0, count: 16)
    return text.withUnsafeBufferPointer {
      Slot(
        word: loadWord($0.baseAddress!, min(length, 8)), length: UInt8(length), keyword: keyword,
        tail: loadWord($0.baseAddress! + 8, max(length - 8, 0)))
    }
  }

  private static func place(
    _ entries: [Slot], in slots: UnsafeMutablePointer<Slot>, _ factor: UInt64
  ) -> Bool {
    slots.initialize(repeating: Slot(), count: 1 << Int(bits))
    for entry in entries {
      let slot = Int(slotIndex(entry.word, Int(entry.length), factor))
      guard slots[slot].keyword == .none else { return false }
      slots[slot] = entry
    }
    return true
  }

  @inline(__always)
  private static func slotIndex(_ word: UInt64, _ length: Int, _ factor: UInt64) -> UInt64 {
    ((word ^ UInt64(truncatingIfNeeded: length)) &* factor) >> (64 - bits)
  }

  /// Returns the keyword of `length` bytes at `start`, or `.none`.
  ///
  /// - Parameter word: the eight bytes at `start`.
  @inline(__always)
  func keyword(_ start: UnsafePointer<UInt8>, _ word: UInt64, _ length: Int) -> Keyword {
    // A shift by 64 or more gives 0, and so a mask of all bits.
    let word = word & ((1 << UInt64(truncatingIfNeeded: length * 8)) &- 1)
    let slot = slots[Int(Self.slotIndex(word, length, factor))]
    guard slot.word == word, Int(slot.length) == length else { return .none }
    if length > 8, loadWord(start + 8, length - 8) != slot.tail { return .none }
    return slot.keyword
  }
}
