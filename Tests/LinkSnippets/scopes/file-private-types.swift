// file: App/A.swift
private struct Helper {}
private func useA(_ helper: Helper) {}
// file: App/B.swift
fileprivate struct Helper {}
private func useB(_ helper: Helper) {}
