// file: Core/Types.swift
public struct Date { public init() {}; public static let zero = Date(); public var day = 1 }
public struct Data { public init() {} }
public class Scanner { public init() {} }
public enum Outer { public struct Date { public init() {} } }
// file: App/Scoped.swift
import Core
import struct Foundation.Date
import class Foundation.Scanner
func scoped(_ date: Date, _ data: Data, _ scanner: Scanner) {
  _ = Date()
  _ = [Date]()
  _ = date.timeIntervalSince1970
  _ = scanner.isAtEnd
  _ = Core.Date.zero.day
  _ = Outer.Date()
}
func qualified(_ date: Core.Date, _ scanner: Core.Scanner) { _ = date.day }
// file: App/Plain.swift
import Core
func plain(_ date: Date, _ data: Data, _ scanner: Scanner) {
  _ = Date()
  _ = date.day
}
// file: App/Function.swift
import Core
import func Foundation.sqrt
func function(_ date: Date, _ number: Double) { _ = (date.day, sqrt(number)) }
// file: Own/Types.swift
struct Date { var own = 1 }
// file: Own/Use.swift
import Core
import struct Foundation.Date
func own(_ date: Date) { _ = date.own }
