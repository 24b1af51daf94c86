// file: Kit/Theme.swift
public struct Theme {
  public init() {}
}
// file: App/A.swift
private struct Theme {}
private func paint(_ theme: Theme) {}
// file: App/B.swift
import Kit
func paint(_ theme: Theme) {}
