// file: App/A.swift
private func help() {}
private func useA() { help() }
// file: App/B.swift
private func help() {}
private func useB() { help() }
