/// The position of an `Element` in the list of all of them.
///
/// A type of its own for each kind of element, so that the position of a file is never taken for
/// that of a declaration. It is as small as the number that it holds.
@frozen
public struct ID<Element>: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// The position; below zero only inside of this package, for what is no element at all.
  public let rawValue: Int32

  /// The identity of the element at `position`.
  @inlinable public init(_ position: Int) { rawValue = Int32(position) }

  /// Where the element is in the list of all, and what belongs to it in tables that go with that.
  @inlinable public var position: Int { Int(rawValue) }

  /// The identity with a number that was kept as such.
  @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

  /// Whether both are the position of the same element.
  @inlinable public static func == (left: Self, right: Self) -> Bool {
    left.rawValue == right.rawValue
  }

  /// Whether the element of `left` comes before that of `right`.
  @inlinable public static func < (left: Self, right: Self) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Feeds the position to `hasher`.
  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

extension ID: CustomStringConvertible {
  /// The position as a decimal number.
  public var description: String { String(rawValue) }
}

/// Tables with an entry for each of many things keep an identity in four bytes also where there may
/// be none, which an optional would not.
extension ID {
  /// Stands for no element in a table. (`none` would be taken for that of an optional.)
  @inlinable public static var absent: Self { Self(rawValue: -1) }

  /// The identity to keep in a table for one that there may not be.
  @inlinable public init(orAbsent id: Self?) { self = id ?? .absent }

  /// Whether it is that of an element.
  @inlinable public var isPresent: Bool { rawValue >= 0 }

  /// The identity, if it is that of an element.
  @inlinable public var ifPresent: Self? { isPresent ? self : nil }
}

extension Array {
  /// The element that `id` stands for.
  @inlinable public subscript(id: ID<Element>) -> Element { self[id.position] }

  /// The identities of all elements, in order.
  @inlinable public var ids: some RandomAccessCollection<ID<Element>> {
    indices.lazy.map { ID($0) }
  }
}
