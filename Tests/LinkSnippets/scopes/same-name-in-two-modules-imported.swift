// file: Left/A.swift
public struct Shared {}
// file: Right/A.swift
public struct Shared {}
// file: App/Use.swift
import Left
import Right
func use(_ left: Left.Shared, _ right: Right.Shared) {}
