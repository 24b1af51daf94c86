// file: App/A.swift
private extension String {
  func slug() -> String { self }
}
private func useA(_ text: String) -> String { text.slug() }
// file: App/B.swift
private extension String {
  func slug() -> String { self }
}
private func useB(_ text: String) -> String { text.slug() }
