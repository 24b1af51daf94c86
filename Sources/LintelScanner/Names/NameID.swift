/// The number of a name in a ``NameTable``; equal names have equal numbers.
package typealias NameID = UInt32
