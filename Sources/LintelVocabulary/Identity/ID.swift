/// The index of an `Element` in the list of all elements.
///
/// A distinct type for each kind of element, so that the index of a file is never mistaken for the
/// index of a declaration. It is as small as the number that it holds.
@frozen
public struct ID<Element>: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// The index; negative only inside of this package, for the absence of an element.
  public let rawValue: Int32

  /// The identity of the element at index `position`.
  @inlinable public init(_ position: Int) { rawValue = Int32(position) }

  /// The index of the element in the list of all elements, and of its entry in tables parallel to
  /// that list.
  @inlinable public var position: Int { Int(rawValue) }

  /// The identity with a stored ``rawValue``.
  @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

  /// Whether both IDs identify the same element.
  @inlinable public static func == (left: Self, right: Self) -> Bool {
    left.rawValue == right.rawValue
  }

  /// Whether the element `left` comes before the element `right`.
  @inlinable public static func < (left: Self, right: Self) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Feeds the index to `hasher`.
  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

extension ID: CustomStringConvertible {
  /// The index as a decimal number.
  public var description: String { String(rawValue) }
}

/// Optional identities in four bytes, for large tables; a Swift optional takes more.
extension ID {
  /// The absence of an element in a table. Not called `none`, which would be mistaken for the case
  /// of an optional.
  @inlinable public static var absent: Self { Self(rawValue: -1) }

  /// The identity `id` as a table stores it: ``absent`` for `nil`.
  @inlinable public init(orAbsent id: Self?) { self = id ?? .absent }

  /// Whether the identity refers to an element.
  @inlinable public var isPresent: Bool { rawValue >= 0 }

  /// The identity, or `nil` if it is ``absent``.
  @inlinable public var ifPresent: Self? { isPresent ? self : nil }
}

extension Array {
  /// The element that `id` identifies.
  @inlinable public subscript(id: ID<Element>) -> Element { self[id.position] }

  /// The identities of all elements, in order.
  @inlinable public var ids: some RandomAccessCollection<ID<Element>> {
    indices.lazy.map { ID($0) }
  }
}
