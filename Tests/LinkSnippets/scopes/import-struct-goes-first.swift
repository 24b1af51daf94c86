// file: Left/A.swift
public struct Shared {}
// file: Right/A.swift
public struct Shared {}
public struct Only {}
// file: App/Use.swift
import Left
import struct Right.Shared
func use(_ shared: Shared) {}
