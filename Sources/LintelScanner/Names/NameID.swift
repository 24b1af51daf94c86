/// A name's number in a ``NameTable``; equal names have equal numbers.
package typealias NameID = UInt32
