// file: Core/Free.swift
public func start() {}
// file: Other/Free.swift
public func start() {}
// file: App/Use.swift
import Other
func use() { start() }
