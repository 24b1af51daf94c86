#!/usr/bin/swift
struct A {}
