// file: Core/Size.swift
public struct Size {
  public init(width: Int) {}
}
// file: Kit/Size+Kit.swift
import Core
extension Size {
  public init(kit: Int) { self.init(width: kit) }
}
// file: App/Use.swift
import Core
import Kit
func use() { _ = [Size(width: 1), Size(kit: 2)] }
