// file: Tools/Tools.swift
extension Int {
  public func tripled() -> Int { self * 3 }
}
// file: Own/Own.swift
extension Int {
  public func tripled() -> Int { self * 3 }
}
// file: App/Use.swift
import Own
func use(_ number: Int) -> Int { number.tripled() }
